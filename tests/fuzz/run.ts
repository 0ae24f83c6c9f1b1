/**
 * `npm run fuzz -- [requests per target] [seed]`: made-up requests at every public address, action and endpoint of a
 * site of its own. Fails on any 5xx, any answer that tells of the server's inside and any connection left hanging.
 */
import { fuzz } from "./fuzz";

const runs = Number(process.argv[2] ?? 1000);
const seed = Number(process.argv[3] ?? Math.floor(Math.random() * 2 ** 31));

console.log(`seed ${seed}: repeat with npm run fuzz -- ${runs} ${seed}`);
const { memory, failures, counts } = await fuzz(runs, seed, console.log);
console.log(
  `${counts.reduce((sum, { requests }) => sum + requests, 0)} requests, memory ${memory.before} MB before, ${memory.after} MB after`,
);
for (const { name, request, reason } of failures) console.error(`${name}: ${reason}\n  ${request}`);
process.exitCode = failures.length > 0 ? 1 : 0;
