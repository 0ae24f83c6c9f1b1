// `npm test`: installs what tests need, then runs every check and ends with how many passed, failed and were skipped.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readArguments } from "../src/server/cli/read-arguments.mjs";
import { CHECKS, SYNC } from "./checks.mjs";
import { ensureBuilt, ensureInstalled, runAside } from "./prepare.mjs";
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
await ensureTestPrograms();
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

const integration = { name: "integration", command: vitest("integration", "integration", "integration-postgres"), count: countVitest };
const inBrowser = {
  name: "browser",
  command: ["playwright", ["test", "--reporter=list,json"], { PLAYWRIGHT_JSON_OUTPUT_NAME: report("browser") }],
  count: countPlaywright,
};
const computing = [
  { name: "sync", command: SYNC },
  ...CHECKS.map((check) => (check.name === "unit" ? { ...check, command: vitest("unit", "unit"), count: countVitest } : check)),
];

const parts = [{ name: "preparation", counts: { passed: 0, failed: 0, skipped: 0 }, seconds: (performance.now() - begun) / 1000 }];

/** Runs one check after the other; their lines carry their names, for others run beside them. */
async function runInTurn(checks) {
  for (const { name, command, count } of checks) {
    const start = performance.now();
    const [program, args, extraEnv] = command;
    const { code } = await runAside(program, args, extraEnv, (line) => console.log(`${name} │ ${line}`));
    parts.push({ name, counts: countOutcome(code, count?.(report(name))), seconds: (performance.now() - start) / 1000 });
  }
}

// Tests of the running site wait often, for the site, a browser or a database: side by side they fill the processor.
await Promise.all([runInTurn([integration]), runInTurn([inBrowser]), runInTurn(computing)]);
rmSync(reports, { recursive: true });
process.exit(printOutcome(parts));
