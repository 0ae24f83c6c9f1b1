// `npm run test:steady`: whether the tests are green every time, on a quiet machine and on a busy one.
import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readArguments } from "../src/server/cli/read-arguments.mjs";
import { runAside } from "./prepare.mjs";

const { values } = readArguments({
  language: "en",
  usage: "npm run test:steady [-- [--quiet N] [--busy N] [--loops N]]",
  about: `Runs \`npm test\` one time after the other until one is red, and prints the end of each: how many passed, its minutes
and its seconds of the processor; of a red one what failed.
  --quiet N   how often by itself, 5 when absent
  --busy N    how often after that beside processes that do nothing but compute, 5 when absent
  --loops N   how many such processes, 4 when absent`,
  options: { quiet: "string", busy: "string", loops: "string" },
});
const { quiet = "5", busy = "5", loops = "4" } = values;
const folder = mkdtempSync(join(tmpdir(), "abre-facil-steady-"));
const computing = [];
process.once("exit", () => {
  for (const loop of computing) loop.kill("SIGKILL");
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));

for (let number = 1; number <= Number(quiet) + Number(busy); number += 1) {
  const isBusy = number > Number(quiet);
  while (isBusy && computing.length < Number(loops)) {
    computing.push(spawn(process.execPath, ["--eval", "for (;;);"], { stdio: "ignore" }));
  }
  const { code, output } = await runAside("npm", ["test", "--silent"]);
  const file = join(folder, `${number}.log`);
  writeFileSync(file, output);
  const [all = "", last = ""] = output.split("\n").filter((line) => /^all |^\d+ passed/.test(line));
  console.log(`${number}. ${last} · ${all.replace(/\s+/g, " ")} · beside ${computing.length} busy processes`);
  if (code === 0) continue;
  console.log(`Red: the whole output is in ${file}\n${output.slice(Math.max(0, output.lastIndexOf("\nFailed:\n")))}`);
  process.exit(1);
}
process.exit(0);
