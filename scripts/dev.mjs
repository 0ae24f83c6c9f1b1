// `npm run dev`: installs what is missing, then serves the sources themselves; what is changed shows without a build.
import { join } from "node:path";
import { readArguments } from "../src/server/cli/read-arguments.mjs";
import { ensureInstalled, ROOT, runUntilStopped, settingsFlags } from "./prepare.mjs";

const { values } = readArguments({
  language: "en",
  usage: "npm run dev [-- --seed]",
  about: `Serves the sources, with a database of its own in data/dev; a change shows in the browser at once.
  --seed   fills that database with something of everything to look at`,
  options: { seed: "boolean" },
});
ensureInstalled("all");

/** What `.env` says of the real site is not for this one: another folder, this machine alone, nobody told of changes. */
const ownSettings = { HOST: "localhost", DATA_DIR: "./data/dev", DATABASE_URL: "", SITE_URL: "", METRICS_PORT: "", INDEXNOW_KEY: "" };
const serve = join(ROOT, "dev", "serve.ts");
runUntilStopped([...settingsFlags, serve, ...(values.seed ? ["--seed"] : [])], ownSettings);
