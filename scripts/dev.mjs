// `npm run dev`: installs what is missing, then serves the sources themselves; what is changed shows without a build.
import { join } from "node:path";
import { ensureInstalled, ROOT, runUntilStopped } from "./prepare.mjs";

ensureInstalled("all");

/** What `.env` says of the real site is not for this one: another folder, this machine alone, nobody told of changes. */
const ownSettings = { HOST: "localhost", DATA_DIR: "./data/dev", DATABASE_URL: "", SITE_URL: "", METRICS_PORT: "", INDEXNOW_KEY: "" };
const serve = join(ROOT, "dev", "serve.ts");
runUntilStopped(["--env-file-if-exists=.env", serve, ...process.argv.slice(2)], ownSettings);
