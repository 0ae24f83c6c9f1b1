// `npm start`: installs and builds when needed, then runs the site until it is told to stop.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, env, ROOT } from "./prepare.mjs";

ensureInstalled("run");
ensureBuilt();

// docs/decisions/015-memory.md says why these.
const readJson = (name) => JSON.parse(readFileSync(join(ROOT, "scripts", name), "utf8"));
const flags = readJson("node-flags.json");
const memory = readJson("node-environment.json");
const entry = join(ROOT, "dist", "server", "entry.mjs");
const site = spawn("node", [...flags, "--env-file-if-exists=.env", entry], { cwd: ROOT, env: { ...memory, ...env }, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => site.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
site.on("exit", (code) => process.exit(code ?? 1));
