// `npm test`: installs what tests need, then runs every check and ends with how many passed, failed and were skipped.
import { readArguments } from "../src/server/cli/read-arguments.mjs";
import { BROWSER, BUILD, INSTALLATION, INTEGRATION, POSTGRES, QUICK_CHECKS, SYNC, UNIT } from "./checks.mjs";
import { keepFigures } from "./keep-figures.mjs";
import { runBeside, runPart } from "./run-part.mjs";
import { printOutcome } from "./test-reports.mjs";

const { values } = readArguments({
  language: "en",
  usage: "npm test [-- --keep]",
  about: `Installs what tests need, and runs every check: lint, import rules and types, so many at a time as there are cores, and if
these hold the build beside unit tests, integration tests (SQLite), and those in the browser beside those on PostgreSQL.
Single files: npm run test:unit -- PATH, and so test:integration, test:postgres, test:browser.
  --keep   puts the times of the parts into docs/benchmarks.md`,
  options: { keep: "boolean" },
});

const begun = performance.now();
const parts = [];
const haveFailed = () => parts.some(({ counts }) => counts.failed > 0);
const show = ({ name, output, counts }) => console.log(`── ${name}: ${counts.failed > 0 ? "FAILED" : "passed"}\n${output}`);

for (const part of [INSTALLATION, SYNC]) if (!haveFailed()) parts.push(await runPart(part));
if (!haveFailed()) parts.push(...(await runBeside(QUICK_CHECKS, show)));
if (haveFailed()) console.log("\nNothing was built and no test was run: what failed is mended first.");
else {
  const [build, unit] = await runBeside([BUILD, UNIT], show);
  parts.push(build, unit);
  if (build.counts.failed === 0) {
    parts.push(await runPart(INTEGRATION));
    const [browser, [postgres]] = await Promise.all([runPart(BROWSER), runBeside([POSTGRES], show)]);
    parts.push(postgres, browser);
  }
}
const table = printOutcome(parts, (performance.now() - begun) / 1000);
if (values.keep) keepFigures("suite", `\`\`\`\n${table.trim()}\n\`\`\``);
process.exit(haveFailed() ? 1 : 0);
