// `npm test`: installs what tests need, then runs every check and ends with how many passed, failed and were skipped.
import { readArguments } from "../src/server/cli/read-arguments.mjs";
import { QUICK_CHECKS, SITE_TESTS, UNIT } from "./checks.mjs";
import { keepFigures } from "./keep-figures.mjs";
import { ensureBuilt, ensureInstalled, ensureSynced } from "./prepare.mjs";
import { prepare, runPart } from "./run-part.mjs";
import { ensureTestPrograms } from "./test-programs.mjs";
import { printOutcome } from "./test-reports.mjs";

const { values } = readArguments({
  language: "en",
  usage: "npm test [-- --keep]",
  about: `Installs what tests need, builds, and runs every check, one after the other: lint, import rules and types, and if these
hold unit, integration (SQLite), PostgreSQL and browser tests, each on as many workers as there are cores. Single files:
npm run test:unit -- PATH, and so test:integration, test:postgres, test:browser.
  --keep   puts the times of the parts into docs/benchmarks.md`,
  options: { keep: "boolean" },
});

const parts = [];
const haveFailed = () => parts.some(({ counts }) => counts.failed > 0);

async function installAll() {
  ensureInstalled("all");
  await ensureTestPrograms();
}

parts.push(await prepare("installation", installAll));
parts.push(await prepare("sync", ensureSynced));
for (const check of QUICK_CHECKS) parts.push(await runPart(check));
if (haveFailed()) console.log("\nNothing was built and no test was run: what failed is mended first.");
else {
  parts.push(await prepare("build", ensureBuilt));
  for (const tests of [UNIT, ...SITE_TESTS]) parts.push(await runPart(tests));
}
const table = printOutcome(parts);
if (values.keep) keepFigures("suite", `\`\`\`\n${table.trim()}\n\`\`\``);
process.exit(haveFailed() ? 1 : 0);
