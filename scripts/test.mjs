// `npm test`: installs what tests need, then runs every check and ends with how many passed and failed.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { CHECKS, SYNC } from "./checks.mjs";
import { ensureNginx } from "./nginx.mjs";
import { ensurePostgres } from "./postgres.mjs";
import { ensureBuilt, ensureInstalled, ROOT, run } from "./prepare.mjs";

ensureInstalled("all");
const browser = await ensureBrowser();
await ensurePostgres();
await ensureNginx();
ensureBuilt();

const reports = mkdtempSync(join(tmpdir(), "abre-facil-tests-"));
const report = (name) => join(reports, `${name}.json`);
const vitest = (project) => [
  "vitest",
  ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile=${report(project)}`],
];

const checks = [
  { name: "sync", command: SYNC },
  ...CHECKS.map((check) => (check.name === "unit" ? { name: "unit", command: vitest("unit"), count: countVitest } : check)),
  { name: "integration", command: vitest("integration"), count: countVitest },
  { name: "integration-postgres", command: vitest("integration-postgres"), count: countVitest },
  {
    name: "browser",
    command: ["playwright", ["test", "--reporter=list,json"], { PLAYWRIGHT_JSON_OUTPUT_NAME: report("browser"), CHROMIUM_PATH: browser }],
    count: countPlaywright,
  },
];

let passed = 0;
let failed = 0;
const failures = [];
for (const { name, command, count } of checks) {
  console.log(`\n── ${name}`);
  const code = await run(...command);
  const counts = count?.(report(name)) ?? (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  // A runner that dies without a failed test has failed all the same.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  passed += counts.passed;
  failed += counts.failed;
  if (counts.failed > 0) failures.push(...(counts.names ?? [name]));
}
rmSync(reports, { recursive: true });
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join("\n")}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function countVitest(file) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = readReport(file) ?? {};
  if (numPassedTests === undefined) return undefined;
  const failing = testResults.filter(({ status }) => status === "failed");
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
    names: failing.flatMap(({ name, assertionResults }) => [
      relative(ROOT, name),
      ...assertionResults.filter(({ status }) => status === "failed").map(({ fullName }) => `  ${fullName}`),
    ]),
  };
}

function countPlaywright(file) {
  const report = readReport(file);
  const listSpecs = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(listSpecs)];
  return (
    report && {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
      names: listSpecs(report)
        .filter(({ ok }) => !ok)
        .map(({ file, line, title }) => `tests/e2e/${file}:${line} ${title}`),
    }
  );
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
