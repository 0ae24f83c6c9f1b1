// What the test runners wrote down, counted; a table of it; and its last line.
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "./prepare.mjs";

const REASON_LINES = 6;
/** Of a page: its end, where dialogs and notices stand. */
const PAGE_LINES = 60;
const WIDTH = 300;

/** @typedef {{ passed: number, failed: number, skipped: number, names?: string[], pages?: string[] }} Counts */

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
  if (!report) return undefined;
  const failing = listSpecs(report).filter(({ ok }) => !ok);
  const nameOf = ({ file, line, title }) => `tests/e2e/${file}:${line} ${title}`;
  return {
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
    skipped: report.stats.skipped,
    names: failing.map((spec) => nameOf(spec) + quoteReason(findError(spec.tests))),
    pages: failing.flatMap((spec) => {
      const page = findPage(spec.tests);
      return page ? [`${nameOf(spec)}, and its page then:\n${page}`] : [];
    }),
  };
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

/** What the page held when a test failed, as Playwright wrote it down beside the error. */
function findPage(tests) {
  const attachments = tests.flatMap(({ results }) => results).flatMap((result) => result.attachments);
  const file = attachments.find(({ name, path }) => name === "error-context" && path)?.path;
  const page = file && /```yaml\n(.*?)\n```/s.exec(readText(file) ?? "")?.[1];
  if (!page) return undefined;
  const lines = page.split("\n");
  const shown = lines.length <= PAGE_LINES ? lines : ["…", ...lines.slice(-PAGE_LINES)];
  return shown.map((line) => `  ${line.slice(0, WIDTH)}`).join("\n");
}

/** The first lines of what a test failed with, to be read where only the end of the output is kept. */
function quoteReason(message) {
  const lines = stripVTControlCharacters(message ?? "")
    .split("\n")
    .filter((line) => line.trim() !== "");
  return lines
    .slice(0, REASON_LINES)
    .map((line) => `\n      ${line.slice(0, WIDTH)}`)
    .join("");
}

/** A runner that dies without a failed test, or without a report, has failed all the same. */
export function countOutcome(code, counts) {
  if (counts === undefined) return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Prints the pages of what failed, each part with its counts and duration, what failed, and last the sum; gives the exit code. */
export function printOutcome(parts) {
  const width = Math.max(...parts.map(({ name }) => name.length));
  const row = (name, ...cells) => console.log(name.padEnd(width), ...cells.map((cell) => String(cell).padStart(8)));
  for (const page of parts.flatMap(({ counts }) => counts.pages ?? [])) console.log(`\n${page}`);
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

function readText(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
