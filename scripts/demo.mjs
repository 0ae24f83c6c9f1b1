// `npm run demo`: the built site with a year of a business that never was, to look at before reading or deciding.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readArguments } from "../src/server/cli/read-arguments.mjs";
import { ensureBuilt, ensureInstalled, env, ROOT, run, runBuiltSite } from "./prepare.mjs";

readArguments({
  language: "en",
  usage: "npm run demo",
  about: `Builds when needed, fills data/demo with pages, works, voices, contacts and a year of results, and serves it to this
machine alone until it is told to stop (Ctrl+C). Nothing of the real site is read or changed; PORT chooses another port.
To begin anew, delete data/demo.`,
});

const folder = join(ROOT, "data", "demo");
const filled = join(folder, "filled");
const person = { ADMIN_EMAIL: "dono@demo.local", ADMIN_PASSWORD: "portao-de-demonstracao" };
/** Whatever the surroundings say of the real site; no run of the demonstration is written, and paid for, with its key. */
Object.assign(env, {
  ...person,
  HOST: "localhost",
  DATA_DIR: "./data/demo",
  DATABASE_URL: "",
  SITE_URL: "",
  METRICS_PORT: "",
  INDEXNOW_KEY: "",
  AI_API_KEY: "",
});

ensureInstalled("all");
ensureBuilt();
mkdirSync(folder, { recursive: true });
if (!existsSync(filled)) {
  console.log("Filling data/demo, about half a minute…");
  const code = await run("node", [join(ROOT, "dev", "serve.ts"), "--seed", "--year"]);
  if (code !== 0) process.exit(code);
  writeFileSync(filled, "");
}
console.log(`\nPanel: /admin/login, ${person.ADMIN_EMAIL}, password ${person.ADMIN_PASSWORD}\n`);
runBuiltSite();
