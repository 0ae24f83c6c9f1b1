// `npm start`: installs and builds when needed, then runs the site until it is told to stop.
import { readArguments } from "../src/server/cli/read-arguments.mjs";
import { ensureBuilt, ensureInstalled, runBuiltSite, settingsFlags } from "./prepare.mjs";

readArguments({
  language: "en",
  usage: "npm start",
  about: `Installs and builds when needed, then runs the site until it is told to stop (Ctrl+C).
Settings are read from the environment and from the file .env; .env.example explains each.`,
});
ensureInstalled("run");
ensureBuilt();

runBuiltSite(settingsFlags);
