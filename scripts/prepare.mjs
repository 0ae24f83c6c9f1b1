// What `npm start` and `npm test` need before they can do their work. Plain Node 20, no packages.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../", import.meta.url));
const BIN = join(ROOT, "node_modules", ".bin");
const INSTALL_STAMP = join(ROOT, "node_modules", ".installed-lock");
const BUILD_STAMP = join(ROOT, "dist", ".source-hash");
const SYNC_STAMP = join(ROOT, ".astro", ".source-hash");
const SOURCES = ["src", "content", "integrations", "public", "astro.config.ts", "tsconfig.json", "package.json", "package-lock.json"];

/** The project's own Node and tools come first. */
export const env = { ...process.env, PATH: BIN + delimiter + process.env.PATH, ASTRO_TELEMETRY_DISABLED: "1" };

/** Node says a line about a file of settings that is not there: it is asked to read one that is. */
export const settingsFlags = existsSync(join(ROOT, ".env")) ? ["--env-file=.env"] : [];

/** Installs what the lock file says, unless that is what is there. `scope` is "run" or, with what tests need, "all". */
export function ensureInstalled(scope) {
  const wanted = hashOf([join(ROOT, "package-lock.json")]);
  const [installed, installedScope] = readStamp(INSTALL_STAMP).split(" ");
  if (installed === wanted && (installedScope === "all" || installedScope === scope)) return;
  console.log("Installing packages…");
  runOrExit("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error", ...(scope === "run" ? ["--omit=dev"] : [])]);
  writeFileSync(INSTALL_STAMP, `${wanted} ${scope}`);
}

/** Has Astro write the types that checks of types read, unless those there are of this configuration. */
export function ensureSynced() {
  const wanted = hashOf(["astro.config.ts", "package-lock.json", "src/env.d.ts"].map((name) => join(ROOT, name)));
  if (readStamp(SYNC_STAMP) === wanted) return;
  runOrExit("astro", ["sync"], { isShown: false });
  writeFileSync(SYNC_STAMP, wanted);
}

/** Builds the site, unless the build is of these sources. */
export function ensureBuilt() {
  const wanted = hashOf(SOURCES.flatMap((source) => listFiles(join(ROOT, source))));
  if (readStamp(BUILD_STAMP) === wanted) return;
  console.log("Building…");
  // Not `--silent`: the built server would keep that level, and log no error of a page.
  runOrExit("astro", ["build"], { isShown: false });
  writeFileSync(BUILD_STAMP, wanted);
}

/** Runs a command with its output shown; resolves with its exit code. */
export function run(command, args, extraEnv = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, env: { ...env, ...extraEnv }, stdio: "inherit" });
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Runs a command beside others; resolves with its exit code and all its output, of which `hearLine` hears each line as it comes. */
export function runAside(command, args, extraEnv = {}, hearLine = () => {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, env: { ...env, ...extraEnv }, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on("line", (line) => {
        output += `${line}\n`;
        hearLine(line);
      });
    }
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs the built site until it or this process is told to stop; docs/decisions/015-memory.md says why with these flags. */
export function runBuiltSite(flags = []) {
  const readJson = (name) => JSON.parse(readFileSync(join(ROOT, "scripts", name), "utf8"));
  const entry = join(ROOT, "dist", "server", "entry.mjs");
  runUntilStopped([...readJson("node-flags.json"), ...flags, entry], readJson("node-environment.json"));
}

/** Runs Node until it or this process is told to stop, and ends with it; the environment goes before `defaults`. */
export function runUntilStopped(args, defaults) {
  const site = spawn("node", args, { cwd: ROOT, env: { ...defaults, ...env }, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => site.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
  site.on("exit", (code) => process.exit(code ?? 1));
}

/** What is not shown as it comes is shown when it failed. */
function runOrExit(command, args, { isShown = true } = {}) {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: ROOT,
    env,
    stdio: isShown ? "inherit" : "pipe",
    encoding: "utf8",
  });
  if (error) console.error(error.message);
  if (status !== 0 && !isShown) console.error(`${stdout}${stderr}`);
  if (status !== 0) process.exit(status ?? 1);
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function listFiles(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path).flatMap((name) => listFiles(join(path, name)));
}

function hashOf(files) {
  const hash = createHash("sha256");
  for (const file of files.toSorted()) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  return hash.digest("hex");
}
