import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Outcome } from "./outcome";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

interface TestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

interface Tests {
  project: "integration" | "integration-postgres";
  folder: string;
}

const ON_SQLITE: Tests = { project: "integration", folder: "tests/integration" };
export const ON_POSTGRES: Tests = { project: "integration-postgres", folder: "tests/postgres" };

/** A fault that tests try: runs those files and counts their tests. */
export async function runTests(fault: string, files: readonly string[], tests = ON_SQLITE): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "abre-facil-faults-"));
  try {
    const report = join(folder, "report.json");
    // Those too that are made before a release alone.
    const paths = files.map((file) => `${tests.folder}/${file}.`);
    const env = { ...process.env, WHOLE: "yes" };
    const args = ["run", "--project", tests.project, "--reporter=json", `--outputFile=${report}`, ...paths];
    const child = spawn(process.execPath, [join(ROOT, "node_modules/vitest/vitest.mjs"), ...args], { cwd: ROOT, env, stdio: "ignore" });
    await once(child, "exit");
    if (!existsSync(report)) return { fault, tried: files.join(", "), lost: 0, doubled: 0, problems: ["the tests did not run"] };
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, "utf8")) as TestReport;
    const problems = numFailedTests + numFailedTestSuites > 0 ? [`${numFailedTests} tests failed`] : [];
    return { fault, tried: `${numPassedTests + numFailedTests} tests (${files.join(", ")})`, lost: 0, doubled: 0, problems };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
