// `npm start`: installs and builds when needed, then runs the site until it is told to stop.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readArguments } from "../src/server/cli/read-arguments.mjs";
import { ensureBuilt, ensureInstalled, ROOT, runUntilStopped, settingsFlags } from "./prepare.mjs";

readArguments({
  language: "en",
  usage: "npm start",
  about: `Installs and builds when needed, then runs the site until it is told to stop (Ctrl+C).
Settings are read from the environment and from the file .env; .env.example explains each.`,
});
ensureInstalled("run");
ensureBuilt();

// docs/decisions/015-memory.md says why these.
const readJson = (name) => JSON.parse(readFileSync(join(ROOT, "scripts", name), "utf8"));
const flags = readJson("node-flags.json");
const memory = readJson("node-environment.json");
const entry = join(ROOT, "dist", "server", "entry.mjs");
runUntilStopped([...flags, ...settingsFlags, entry], memory);
