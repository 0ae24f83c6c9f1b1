/** `npm run fuzz`: made-up requests at every public address, action and endpoint of a site of its own, and slow inputs. */
import { type Command, readArguments, refuseArguments } from "../../src/server/cli/read-arguments.mjs";
import { fuzz } from "./fuzz";
import { findSlowFiles, findSlowTexts } from "./slow/find-slow";
import { READERS } from "./slow/readers";

const command: Command = {
  language: "en",
  usage: "npm run fuzz [-- REQUESTS [SEED]]",
  about: `Sends so many made-up requests (1000 unless told) to every public address, action and endpoint of a site of its own.
Fails on any 5xx, any answer that tells of the server's inside and any connection left hanging. SEED repeats a run.
Then gives what reads texts and files from outside the longest it takes, full of what readers stumble over, and fails
where one takes longer than it should.`,
  most: 2,
};
const [runs = 1000, seed = Math.floor(Math.random() * 2 ** 31)] = readArguments(command).positionals.map(Number);
if (!(runs > 0) || !Number.isInteger(seed)) refuseArguments(command, "REQUESTS and SEED must be numbers");

console.log(`seed ${seed}: repeat with npm run fuzz -- ${runs} ${seed}`);
const { memory, failures, counts } = await fuzz(runs, seed, console.log);
console.log(
  `${counts.reduce((sum, { requests }) => sum + requests, 0)} requests, memory ${memory.before} MB before, ${memory.after} MB after`,
);
for (const { name, request, reason } of failures) console.error(`${name}: ${reason}\n  ${request}`);

const slow: string[] = [];
const note = (name: string, found: string[]) => {
  console.log(`${name}: ${found.length === 0 ? "quick" : "SLOW"}`);
  slow.push(...found.map((line) => `${name}: ${line}`));
};
for (const reader of READERS) note(reader.name, await findSlowTexts(reader, 1));
for (const format of ["csv", "json"] as const) note(`a file of ${format}`, await findSlowFiles(format, 1));
for (const line of slow) console.error(line);
process.exitCode = failures.length + slow.length > 0 ? 1 : 0;
