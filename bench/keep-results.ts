import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { cpus, release, totalmem } from "node:os";

const PAGE = new URL("../docs/benchmarks.md", import.meta.url);
const BEGIN = "<!-- results: npm run bench -- --markdown -->";
const END = "<!-- end of results -->";

/** Puts a table in its place in `docs/benchmarks.md`, below the day, the machine and the versions. */
export async function keepResults(table: string): Promise<void> {
  const page = await readFile(PAGE, "utf8");
  const [before, rest = ""] = page.split(BEGIN);
  const after = rest.split(END)[1];
  if (after === undefined) throw new Error(`docs/benchmarks.md has no "${BEGIN}" … "${END}"`);
  await writeFile(PAGE, `${before}${BEGIN}\n\n${describeMachine()}\n\n${table}\n\n${END}${after}`);
}

function describeMachine(): string {
  const memory = Math.round(totalmem() / 1024 ** 3);
  const { version } = process;
  return `${new Date().toISOString().slice(0, 10)} · ${cpus().length} × ${cpus()[0]?.model.trim()}, ${memory} GB · Linux ${release()} · Node ${version}${versionOf("nginx", "-v")}`;
}

/** Empty when the program is not there. */
function versionOf(program: string, flag: string): string {
  try {
    const printed = execFileSync("sh", ["-c", `${program} ${flag} 2>&1`], { encoding: "utf8" });
    return ` · ${/[\w]+\/[\d.]+/.exec(printed)?.[0].replace("/", " ") ?? program}`;
  } catch {
    return "";
  }
}
