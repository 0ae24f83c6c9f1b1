// What the test runners wrote down, counted; a table of it; and its last line.
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "./prepare.mjs";

const REASON_LINES = 6;
/** Of a page: its end, where dialogs and notices stand. */
const PAGE_LINES = 60;
const WIDTH = 300;

/** @typedef {{ passed: number, failed: number, skipped: number, files?: number, starts?: string[], names?: string[], pages?: string[] }} Counts */

/**
 * @param {string} script the npm script that runs such tests, for the command that runs one alone
 * @returns {Counts | undefined}
 */
export function countVitest(file, script) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites, testResults } = readReport(file) ?? {};
  if (numPassedTests === undefined) return undefined;
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
    skipped: numPendingTests + numTodoTests,
    files: testResults.length,
    names: testResults.filter(({ status }) => status === "failed").flatMap((failing) => nameFailures(failing, script)),
  };
}

/** A file that failed before its tests began is named by itself. */
function nameFailures({ name, message, assertionResults }, script) {
  const path = relative(ROOT, name);
  const failed = assertionResults.filter(({ status }) => status === "failed");
  if (failed.length === 0) return [nameFailure(path, "", message, script)];
  return failed.map(({ fullName, location, failureMessages }) =>
    nameFailure(location ? `${path}:${location.line}` : path, ` ${fullName}`, failureMessages[0], script),
  );
}

/** What a part started, as `note-start.ts` of the tests wrote it down, one a line. */
export function readStarts(file) {
  return (readText(file) ?? "").split("\n").filter(Boolean);
}

function nameFailure(place, title, message, script) {
  const whole = process.env.WHOLE ? "WHOLE=yes " : "";
  return `${place}${title}${quoteReason(message)}\n      alone: ${whole}npm run ${script} -- ${place}`;
}

/** @returns {Counts | undefined} */
export function countPlaywright(file, script) {
  const report = readReport(file);
  if (!report) return undefined;
  const failing = listSpecs(report).filter(({ ok }) => !ok);
  const placeOf = (spec) => `tests/e2e/${spec.file}:${spec.line}`;
  return {
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
    skipped: report.stats.skipped,
    files: report.suites?.length,
    names: failing.map((spec) => nameFailure(placeOf(spec), ` ${spec.title}`, findError(spec.tests), script)),
    pages: failing.flatMap((spec) => {
      const page = findPage(spec.tests);
      return page ? [`${placeOf(spec)} ${spec.title}, and its page then:\n${page}`] : [];
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

/**
 * Prints the pages of what failed, each part with its counts, duration and processor time, what failed, and last the sum.
 * @param {number} [seconds] what all took, where parts ran beside one another.
 * @returns {string} the table and the last line.
 */
export function printOutcome(parts, seconds) {
  for (const page of parts.flatMap(({ counts }) => counts.pages ?? [])) console.log(`\n${page}`);
  const sum = (read) => parts.reduce((total, part) => total + read(part), 0);
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const key of Object.keys(counts)) counts[key] = sum((part) => part.counts[key]);
  const took = seconds ?? sum((part) => part.seconds);
  const all = { name: "all", counts, seconds: took, processorSeconds: sum((part) => part.processorSeconds) };
  const table = [formatTable([...parts, all]), ...describeStarts(parts)].join("\n");
  console.log(`\n${table}`);
  const failures = parts.filter((part) => part.counts.failed > 0).flatMap((part) => part.counts.names ?? [part.name]);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join("\n")}`);
  const last = `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
  console.log(`\n${last}`);
  return `${table}\n\n${last}`;
}

/** How many files a part had, and what dear things were started in all. */
function describeStarts(parts) {
  const counted = parts.filter(({ counts }) => counts.files && counts.starts);
  if (counted.length === 0) return [];
  const started = {};
  for (const what of counted.flatMap(({ counts }) => counts.starts)) started[what] = (started[what] ?? 0) + 1;
  const list = (entries) => entries.map(([name, count]) => `${name} ${count}`).join(", ");
  return [`files: ${list(counted.map(({ name, counts }) => [name, counts.files]))}`, `started: ${list(Object.entries(started))}`];
}

function formatTable(parts) {
  const width = Math.max(...parts.map(({ name }) => name.length));
  const row = (name, ...cells) => [name.padEnd(width), ...cells.map((cell) => String(cell).padStart(9))].join(" ");
  const lines = parts.map(({ name, counts, seconds, processorSeconds }) =>
    row(name, counts.passed, counts.failed, counts.skipped, formatDuration(seconds), formatProcessor(processorSeconds)),
  );
  return [row("", "passed", "failed", "skipped", "time", "processor"), ...lines].join("\n");
}

function formatDuration(seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

const formatProcessor = (seconds) => (Number.isNaN(seconds) ? "–" : `${Math.round(seconds)} s`);

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
