// `npm test`: installs what tests need, then runs every check and ends with how many passed, failed and were skipped.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readArguments } from "../src/server/cli/read-arguments.mjs";
import { CHECKS, SYNC } from "./checks.mjs";
import { ensureBuilt, ensureInstalled, run, runAside } from "./prepare.mjs";
import { ensureTestPrograms } from "./test-programs.mjs";
import { countOutcome, countPlaywright, countVitest, printOutcome } from "./test-reports.mjs";

readArguments({
  language: "en",
  usage: "npm test",
  about: `Installs what tests need, builds, and runs every check: types, lint, import rules, unit, integration and browser tests.
Single files: npx vitest run --project unit PATH, npx playwright test PATH.`,
});
const begun = performance.now();
ensureInstalled("all");
const browser = await ensureTestPrograms();
ensureBuilt();

const reports = mkdtempSync(join(tmpdir(), "abre-facil-tests-"));
const report = (name) => join(reports, `${name}.json`);
const vitest = (name, ...projects) => [
  "vitest",
  [
    "run",
    ...projects.flatMap((project) => ["--project", project]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile=${report(name)}`,
  ],
];

/** Tests of the running site wait often; what only computes fills the processor meanwhile. */
const waiting = [
  { name: "integration", command: vitest("integration", "integration", "integration-postgres"), count: countVitest },
  {
    name: "browser",
    command: ["playwright", ["test", "--reporter=list,json"], { PLAYWRIGHT_JSON_OUTPUT_NAME: report("browser"), CHROMIUM_PATH: browser }],
    count: countPlaywright,
  },
];
const computing = [
  { name: "sync", command: SYNC },
  ...CHECKS.map((check) => (check.name === "unit" ? { ...check, command: vitest("unit", "unit"), count: countVitest } : check)),
];

const parts = [{ name: "preparation", counts: { passed: 0, failed: 0, skipped: 0 }, seconds: (performance.now() - begun) / 1000 }];

async function runAll(checks, runOne) {
  for (const { name, command, count } of checks) {
    const start = performance.now();
    const code = await runOne(name, command);
    parts.push({ name, counts: countOutcome(code, count?.(report(name))), seconds: (performance.now() - start) / 1000 });
  }
}

await Promise.all([
  runAll(waiting, async (name, command) => {
    console.log(`\n── ${name}`);
    return await run(...command);
  }),
  runAll(computing, async (name, command) => {
    const { code, output } = await runAside(...command);
    console.log(`\n── ${name}\n${output}── end of ${name}`);
    return code;
  }),
]);
rmSync(reports, { recursive: true });
process.exit(printOutcome(parts));
