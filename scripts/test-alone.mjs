// `npm run test:alone`: runs each test file of the running site by itself.
import { mkdtempSync, rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readArguments } from "../src/server/cli/read-arguments.mjs";
import { ensureBuilt, ensureInstalled, ROOT, runAside } from "./prepare.mjs";
import { ensureTestPrograms } from "./test-programs.mjs";
import { countOutcome, countPlaywright, countVitest, listPlaywrightSpecs, printOutcome } from "./test-reports.mjs";

/** Only bounds a hang. */
const RUN_WITHIN_SECONDS = 900;

const {
  values: { each: isEach },
  positionals: words,
} = readArguments({
  language: "en",
  usage: "npm run test:alone [-- [--each] [WORD…]]",
  about: `Runs each test file of the running site by itself on one worker, those of Vitest in an order of chance, and prints
a line a file; with those that only \`npm run test:whole\` makes. With words, only the files whose path has one of them.
SEED=… repeats an order.
  --each   runs every browser test by itself`,
  options: { each: "boolean" },
  most: Number.POSITIVE_INFINITY,
});
ensureInstalled("all");
await ensureTestPrograms();
ensureBuilt();

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
const folder = mkdtempSync(join(tmpdir(), "abre-facil-alone-"));
const report = join(folder, "report.json");
const runBounded = (program, args, extraEnv) =>
  runAside("timeout", [String(RUN_WITHIN_SECONDS), program, ...args], { WHOLE: "yes", ...extraEnv });

const runVitest = (script) => async (file) => {
  const order = ["--sequence.shuffle.tests", `--sequence.seed=${seed}`, "--maxWorkers=1"];
  const args = ["run", "--silent", script, "--", file, ...order, "--reporter=json", `--outputFile=${report}`];
  const { code, output } = await runBounded("npm", args);
  return { counts: countOutcome(code, countVitest(report, script)), output };
};

async function runPlaywright(file, more = []) {
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const { code, output } = await runBounded("playwright", ["test", file, "--workers=1", "--reporter=json", ...more], env);
  return { counts: countOutcome(code, countPlaywright(report, "test:browser")), output };
}

async function runEachPlaywright(file) {
  await runPlaywright(file, ["--list"]);
  const all = { counts: { passed: 0, failed: 0, skipped: 0, names: [] }, output: "" };
  for (const { line, column } of listPlaywrightSpecs(report)) {
    const { counts, output } = await runPlaywright(`${file}:${line}:${column}`);
    for (const key of ["passed", "failed", "skipped"]) all.counts[key] += counts[key];
    all.counts.names.push(...(counts.names ?? []));
    if (counts.failed > 0) all.output += output;
  }
  return all;
}

const kinds = [
  { folder: "tests/both-engines", run: runVitest("test:integration") },
  { folder: "tests/both-engines", run: runVitest("test:postgres") },
  { folder: "tests/integration", run: runVitest("test:integration") },
  { folder: "tests/postgres", run: runVitest("test:postgres") },
  { folder: "tests/e2e", run: isEach ? runEachPlaywright : runPlaywright },
];

console.log(`Order of chance: SEED=${seed}`);
const parts = [];
for (const { folder: room, run } of kinds) {
  const names = await readdir(join(ROOT, room), { recursive: true });
  const files = names.filter((name) => /\.(test|spec)\.ts$/.test(name)).map((name) => `${room}/${name}`);
  for (const name of files.toSorted()) {
    if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
    rmSync(report, { force: true });
    const start = performance.now();
    const { counts, output } = await run(name);
    parts.push({ name, counts, seconds: (performance.now() - start) / 1000, processorSeconds: Number.NaN });
    const { passed, failed, skipped } = counts;
    console.log(`${failed === 0 ? "ok    " : "FAILED"} ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
    if (failed > 0) console.log(output.slice(-4000));
  }
}
rmSync(folder, { recursive: true });
printOutcome(parts);
process.exit(parts.some(({ counts }) => counts.failed > 0) ? 1 : 0);
