// `npm start`: installs and builds when needed, then runs the site until it is told to stop.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, ROOT, runUntilStopped } from "./prepare.mjs";

ensureInstalled("run");
ensureBuilt();

// docs/decisions/015-memory.md says why these.
const readJson = (name) => JSON.parse(readFileSync(join(ROOT, "scripts", name), "utf8"));
const flags = readJson("node-flags.json");
const memory = readJson("node-environment.json");
const entry = join(ROOT, "dist", "server", "entry.mjs");
runUntilStopped([...flags, "--env-file-if-exists=.env", entry], memory);
