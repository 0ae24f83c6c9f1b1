// `npm run check`: lint, import rules, types and unit tests; prints what failed, and one line.
import { readArguments } from "../src/server/cli/read-arguments.mjs";
import { QUICK_CHECKS, UNIT } from "./checks.mjs";
import { ensureInstalled, ensureSynced } from "./prepare.mjs";
import { runBeside, runPart } from "./run-part.mjs";

readArguments({ language: "en", usage: "npm run check", about: "Runs lint, import rules, types and unit tests." });
ensureInstalled("all");
ensureSynced();
const start = performance.now();
const parts = [...(await runBeside(QUICK_CHECKS)), await runPart(UNIT, { isQuiet: true })];
const failed = parts.filter(({ counts }) => counts.failed > 0);
for (const { name, output } of failed) console.log(`── ${name}\n${output}`);
const names = (list) => list.map(({ name }) => name).join(", ");
const seconds = Math.round((performance.now() - start) / 1000);
console.log(failed.length === 0 ? `${names(parts)}: passed in ${seconds} s` : `${names(failed)}: FAILED, in ${seconds} s`);
process.exit(failed.length === 0 ? 0 : 1);
