import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  names: string[];
  pages: string[];
}
const { countPlaywright, countVitest } = (await import("./test-reports.mjs")) as Record<
  "countPlaywright" | "countVitest",
  (file: string, script: string) => Counts | undefined
>;

afterEach(() => {
  vi.unstubAllEnvs();
});
// Who runs these with WHOLE=yes is told another command than the one below.
beforeEach(() => {
  vi.stubEnv("WHOLE", "");
});

/** As Playwright writes of one test that failed, with what its page held. */
function writeReport(pageLines: string[]): string {
  const folder = makeTemporaryFolder();
  const path = join(folder, "error-context.md");
  writeFileSync(
    path,
    ["# Error details", "```", "Error: gone", "```", "# Page snapshot", "", "```yaml", ...pageLines, "```", "# Test source"].join("\n"),
  );
  const results = [{ error: { message: "Error: gone" }, attachments: [{ name: "error-context", path }] }];
  const specs = [{ ok: false, file: "panel/x.spec.ts", line: 7, title: "a journey", tests: [{ results }] }, { ok: true }];
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify({ stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 }, suites: [{ suites: [{ specs }] }] }));
  return file;
}

test("a browser test that failed is told with its reason and with what its page held", () => {
  expect(countPlaywright(writeReport(["- main:", '  - button "Excluir"']), "test:browser")).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    files: 1,
    names: ["tests/e2e/panel/x.spec.ts:7 a journey\n      Error: gone\n      alone: npm run test:browser -- tests/e2e/panel/x.spec.ts:7"],
    pages: ['tests/e2e/panel/x.spec.ts:7 a journey, and its page then:\n  - main:\n    - button "Excluir"'],
  });
});

test("of a long page the end is told, where dialogs stand", () => {
  const page = countPlaywright(writeReport(Array.from({ length: 500 }, (_, index) => `- line ${index}`)), "test:browser")?.pages[0] ?? "";
  expect(page.split("\n")).toHaveLength(62);
  expect(page).toMatch(/\n {2}…\n {2}- line 440\n.*\n {2}- line 499$/s);
});

test("without a report, or a page, nothing is told of it", () => {
  expect(countPlaywright(join(makeTemporaryFolder(), "none.json"), "test:browser")).toBeUndefined();
  expect(countPlaywright(writeReport([]), "test:browser")?.pages).toEqual([]);
});

test("a failed test is told with its line and the command that runs it alone, a file that did not begin with its own", () => {
  const file = join(makeTemporaryFolder(), "report.json");
  const failed = {
    status: "failed",
    fullName: "a rule holds",
    location: { line: 9, column: 1 },
    failureMessages: ["AssertionError: not so"],
  };
  const testResults = [
    { name: join(process.cwd(), "src/a.test.ts"), status: "failed", message: "", assertionResults: [failed, { status: "passed" }] },
    { name: join(process.cwd(), "src/b.test.ts"), status: "failed", message: "Cannot find module", assertionResults: [] },
  ];
  const counts = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0, numFailedTestSuites: 2 };
  writeFileSync(file, JSON.stringify({ ...counts, testResults }));
  expect(countVitest(file, "test:unit")?.names).toEqual([
    "src/a.test.ts:9 a rule holds\n      AssertionError: not so\n      alone: npm run test:unit -- src/a.test.ts:9",
    "src/b.test.ts\n      Cannot find module\n      alone: npm run test:unit -- src/b.test.ts",
  ]);
});
