// What the test runners wrote down, counted; a table of it; and its last line.
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "./prepare.mjs";

const REASON_LINES = 6;
const REASON_WIDTH = 300;

/** @typedef {{ passed: number, failed: number, skipped: number, names?: string[] }} Counts */

/** @returns {Counts | undefined} */
export function countVitest(file) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites, testResults } = readReport(file) ?? {};
  if (numPassedTests === undefined) return undefined;
  const failing = testResults.filter(({ status }) => status === "failed");
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
    skipped: numPendingTests + numTodoTests,
    names: failing.flatMap(({ name, assertionResults }) => [
      relative(ROOT, name),
      ...assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ fullName, failureMessages }) => `  ${fullName}${quoteReason(failureMessages[0])}`),
    ]),
  };
}

/** @returns {Counts | undefined} */
export function countPlaywright(file) {
  const report = readReport(file);
  return (
    report && {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
      skipped: report.stats.skipped,
      names: listSpecs(report)
        .filter(({ ok }) => !ok)
        .map(({ file, line, title, tests }) => `tests/e2e/${file}:${line} ${title}${quoteReason(findError(tests))}`),
    }
  );
}

/** Every test of a report, or of a list, with where it stands. */
export function listPlaywrightSpecs(file) {
  return listSpecs(readReport(file) ?? {});
}

function listSpecs({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(listSpecs)];
}

function findError(tests) {
  return tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message;
}

/** The first lines of what a test failed with, to be read where only the end of the output is kept. */
function quoteReason(message) {
  const lines = stripVTControlCharacters(message ?? "")
    .split("\n")
    .filter((line) => line.trim() !== "");
  return lines
    .slice(0, REASON_LINES)
    .map((line) => `\n      ${line.slice(0, REASON_WIDTH)}`)
    .join("");
}

/** A runner that dies without a failed test, or without a report, has failed all the same. */
export function countOutcome(code, counts) {
  if (counts === undefined) return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Prints each part with its counts and duration, names what failed, and ends with the sum; gives the exit code. */
export function printOutcome(parts) {
  const width = Math.max(...parts.map(({ name }) => name.length));
  const row = (name, ...cells) => console.log(name.padEnd(width), ...cells.map((cell) => String(cell).padStart(8)));
  console.log();
  row("", "passed", "failed", "skipped", "time");
  for (const { name, counts, seconds } of parts) row(name, counts.passed, counts.failed, counts.skipped, formatDuration(seconds));
  const failures = parts.filter(({ counts }) => counts.failed > 0).flatMap(({ name, counts }) => counts.names ?? [name]);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join("\n")}`);
  const sum = (key) => parts.reduce((total, { counts }) => total + counts[key], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`);
  return sum("failed") === 0 ? 0 : 1;
}

function formatDuration(seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
