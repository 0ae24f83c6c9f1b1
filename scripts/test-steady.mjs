// `npm run test:steady`: whether the tests are green every time, on a quiet machine and on a busy one.
import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readArguments } from "../src/server/cli/read-arguments.mjs";
import { runAside } from "./prepare.mjs";

const { values } = readArguments({
  language: "en",
  usage: "npm run test:steady [-- [--runs N] [--busy N]]",
  about: `Runs \`npm test\` one time after the other until one is red, and prints the end of each.
  --runs N   how often, 5 when absent
  --busy N   beside so many processes that do nothing but compute, none when absent`,
  options: { runs: "string", busy: "string" },
});
const { runs = "5", busy = "0" } = values;
const folder = mkdtempSync(join(tmpdir(), "abre-facil-steady-"));
const loops = Array.from({ length: Number(busy) }, () => spawn(process.execPath, ["--eval", "for (;;);"], { stdio: "ignore" }));
process.once("exit", () => {
  for (const loop of loops) loop.kill("SIGKILL");
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));

for (let number = 1; number <= Number(runs); number += 1) {
  const { code, output } = await runAside("npm", ["test", "--silent"]);
  const file = join(folder, `${number}.log`);
  writeFileSync(file, output);
  const [all = "", last = ""] = output.split("\n").filter((line) => /^all |^\d+ passed/.test(line));
  console.log(`${number}. ${last} · ${all.replace(/\s+/g, " ")} · beside ${busy} busy processes`);
  if (code === 0) continue;
  console.log(`Red: the whole output is in ${file}`);
  process.exit(1);
}
process.exit(0);
