/** `npm run faults`: tries what can go wrong on the built site and prints what was lost. */
import { printTable } from "../../bench/report";
import { type Command, readArguments, refuseArguments } from "../../src/server/cli/read-arguments.mjs";
import { fillDisk, fillLogDisk } from "./full-disk";
import { hangDatabase } from "./hang-database";
import { killAiRun } from "./kill-ai-run";
import { killAndSendAgain } from "./kill-and-send-again";
import { killBulkRun } from "./kill-bulk-run";
import type { Outcome } from "./outcome";
import { sendProviderAway } from "./provider-away";
import { stopUnderLoad } from "./stop-under-load";
import { ON_POSTGRES, runTests } from "./tested";

const faults: Record<string, (args: readonly string[]) => Promise<Outcome>> = {
  "kill-bulk-run": killBulkRun,
  "kill-ai-run": killAiRun,
  "kill-and-send-again": killAndSendAgain,
  "database-away": () => runTests("PostgreSQL stopped and back", ["database-away"], ON_POSTGRES),
  "database-hangs": hangDatabase,
  "several-processes": () =>
    runTests("processes on one PostgreSQL, one killed in a run", ["several-processes", "killed-process"], ON_POSTGRES),
  "full-disk": fillDisk,
  "full-log-disk": fillLogDisk,
  "bad-storage": () =>
    runTests("read-only folder, damaged database, bad settings", ["sqlite/storage-problems", "process/start", "process/refused-start"]),
  "ai-provider": () => runTests("AI provider faults", ["ai/ai-writer", "ai/ai-panel", "runs/ai-bulk"]),
  "provider-away": sendProviderAway,
  "stop-under-load": stopUnderLoad,
  backup: () => runTests("a copy under writes, restored elsewhere; spoilt copies", ["sqlite/backup"]),
  "backup-postgres": () => runTests("copies of PostgreSQL, whole and spoilt", ["backup"], ON_POSTGRES),
};

const names = Object.keys(faults);
const command: Command = {
  language: "en",
  usage: "npm run faults [-- NAME [ARGUMENT…]]",
  about: `Tries one fault, or every one, on a site of its own and prints what was lost or doubled.
The faults: ${names.join(", ")}`,
  most: Number.POSITIVE_INFINITY,
};
const [wanted, ...args] = readArguments(command).positionals;
if (wanted !== undefined && !names.includes(wanted)) refuseArguments(command, `No fault "${wanted}". There are: ${names.join(", ")}`);
const outcomes: Outcome[] = [];
for (const [name, tryFault] of Object.entries(faults)) {
  if (wanted && wanted !== name) continue;
  console.error(`… ${name}`);
  outcomes.push(
    await tryFault(args).catch((error: unknown) => ({ fault: name, tried: "", lost: 0, doubled: 0, problems: [String(error)] })),
  );
}
const holds = ({ lost, doubled, problems }: Outcome) => lost === 0 && doubled === 0 && problems.length === 0;
printTable(
  ["fault", "tried", "lost", "doubled", "holds"],
  outcomes.map((one) => [one.fault, one.tried, one.lost, one.doubled, holds(one) ? "yes" : "no"]),
);
for (const { fault, problems } of outcomes) for (const problem of problems) console.log(`${fault}: ${problem}`);
process.exit(outcomes.every(holds) ? 0 : 1);
