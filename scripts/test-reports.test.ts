import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  names: string[];
  pages: string[];
}
const { countPlaywright } = (await import("./test-reports.mjs")) as { countPlaywright: (file: string) => Counts | undefined };

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
  expect(countPlaywright(writeReport(["- main:", '  - button "Excluir"']))).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    names: ["tests/e2e/panel/x.spec.ts:7 a journey\n      Error: gone"],
    pages: ['tests/e2e/panel/x.spec.ts:7 a journey, and its page then:\n  - main:\n    - button "Excluir"'],
  });
});

test("of a long page the end is told, where dialogs stand", () => {
  const page = countPlaywright(writeReport(Array.from({ length: 500 }, (_, index) => `- line ${index}`)))?.pages[0] ?? "";
  expect(page.split("\n")).toHaveLength(62);
  expect(page).toMatch(/\n {2}…\n {2}- line 440\n.*\n {2}- line 499$/s);
});

test("without a report, or a page, nothing is told of it", () => {
  expect(countPlaywright(join(makeTemporaryFolder(), "none.json"))).toBeUndefined();
  expect(countPlaywright(writeReport([]))?.pages).toEqual([]);
});
