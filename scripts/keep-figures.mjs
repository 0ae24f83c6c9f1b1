// Puts a table in its place in a page of docs, below the day, the machine and the versions.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, release, totalmem } from "node:os";
import { join } from "node:path";
import { ROOT } from "./prepare.mjs";

/**
 * @param {"suite" | "results" | "kit"} place Between `<!-- {place}: {how to renew it} -->` and `<!-- end of {place} -->`.
 * @param {string} table
 */
export function keepFigures(place, table, name = "benchmarks.md") {
  const file = join(ROOT, "docs", name);
  const between = new RegExp(`(<!-- ${place}: .*? -->\\n)[\\s\\S]*?(<!-- end of ${place} -->)`);
  const page = readFileSync(file, "utf8");
  if (!between.test(page)) throw new Error(`docs/${name} has no place for "${place}"`);
  const kept = page.replace(
    between,
    (_, begin, end) => `${begin}\n${describeMachine()}\n\n${table.replace(/^\n+/, "").trimEnd()}\n\n${end}`,
  );
  writeFileSync(file, kept);
}

function describeMachine() {
  const memory = Math.round(totalmem() / 1024 ** 3);
  const { version } = process;
  return `${new Date().toISOString().slice(0, 10)} · ${cpus().length} × ${cpus()[0]?.model.trim()}, ${memory} GB · Linux ${release()} · Node ${version}${versionOf("nginx", "-v")}`;
}

/**
 * Empty when the program is not there.
 * @param {string} program
 * @param {string} flag
 */
function versionOf(program, flag) {
  try {
    const printed = execFileSync("sh", ["-c", `${program} ${flag} 2>&1`], { encoding: "utf8" });
    return ` · ${/[\w]+\/[\d.]+/.exec(printed)?.[0].replace("/", " ") ?? program}`;
  } catch {
    return "";
  }
}
