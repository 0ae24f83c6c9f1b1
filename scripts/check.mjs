// `npm run check`: types, lint, import rules and unit tests beside each other; prints what failed, and one line.
import { readArguments } from "../src/server/cli/read-arguments.mjs";
import { CHECKS, SYNC } from "./checks.mjs";
import { ensureInstalled, runAside } from "./prepare.mjs";

readArguments({ language: "en", usage: "npm run check", about: "Runs types, lint, import rules and unit tests." });
ensureInstalled("all");
const start = performance.now();
const runCheck = async ({ name, command }) => ({ name, ...(await runAside(...command)) });
const synced = await runCheck({ name: "sync", command: SYNC });
const outcomes = [synced, ...(await Promise.all(CHECKS.map(runCheck)))];
const failed = outcomes.filter(({ code }) => code !== 0);
for (const { name, output } of failed) console.log(`── ${name}\n${output}`);
const names = (list) => list.map(({ name }) => name).join(", ");
const seconds = Math.round((performance.now() - start) / 1000);
console.log(failed.length === 0 ? `${names(outcomes)}: passed in ${seconds} s` : `${names(failed)}: FAILED, in ${seconds} s`);
process.exit(failed.length === 0 ? 0 : 1);
