// `npm run admin`, `backup`, `restore`, `copy-database`: runs that program of the built server from its own terminal.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, env, ROOT, settingsFlags } from "./prepare.mjs";

const [name, ...args] = process.argv.slice(2);
const program = join(ROOT, "dist", "server", `${name}.mjs`);
// A build that is there is left alone, for a running site reads its files.
if (!existsSync(program)) {
  ensureInstalled("run");
  ensureBuilt();
}
const { status } = spawnSync("node", [...settingsFlags, program, ...args], { cwd: ROOT, env, stdio: "inherit" });
process.exit(status ?? 1);
