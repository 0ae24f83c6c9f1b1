// Finds the programs that tests need besides Node; on Debian, as root, installs one that is missing.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./prepare.mjs";

/** The one without windows first: the same engine at half the processor time. */
const BROWSERS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
/** For a browser that is driven: it asks nobody for anything, and needs no screen. */
export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const POSTGRES_ON_DEBIAN = "/usr/lib/postgresql";

const folders = (process.env.PATH ?? "").split(delimiter);

/** Everything that `npm test` needs. */
export async function ensureTestPrograms() {
  await ensureBrowser();
  await ensure(findPostgres, ["postgresql"], "PostgreSQL", "the tests on it");
  await ensure(findNginx, ["nginx-light"], "nginx", "the tests of several processes");
}

/** The proxy that the kit sets up. */
export async function ensureCaddy() {
  return await ensure(findCaddy, ["caddy"], "Caddy", "what is measured behind it");
}

/** The path of the Chromium that tests drive. */
export async function ensureBrowser() {
  return await ensure(findBrowser, ["chromium-headless-shell", "chromium"], "browser", "the browser tests", " (or set CHROMIUM_PATH)");
}

/** `CHROMIUM_PATH`, or the first that this machine has. */
export function findBrowser() {
  const candidates = [process.env.CHROMIUM_PATH, ...BROWSERS.flatMap((name) => folders.map((folder) => join(folder, name)))];
  return candidates.find((path) => path && isExecutable(path));
}

/** The proxy that tests put before several processes. */
export function findNginx() {
  return [...folders, "/usr/sbin"].map((folder) => join(folder, "nginx")).find((path) => existsSync(path));
}

/** The proxy of `deploy/Caddyfile`. */
export function findCaddy() {
  return folders.map((folder) => join(folder, "caddy")).find((path) => existsSync(path));
}

/** The folder of PostgreSQL's programs, the newest of several. */
export function findPostgres() {
  const versions = existsSync(POSTGRES_ON_DEBIAN) ? readdirSync(POSTGRES_ON_DEBIAN) : [];
  const newestFirst = versions.toSorted((one, other) => Number(other) - Number(one));
  const candidates = [...newestFirst.map((version) => join(POSTGRES_ON_DEBIAN, version, "bin")), ...folders];
  return candidates.find((folder) => existsSync(join(folder, "postgres")) && existsSync(join(folder, "initdb")));
}

/**
 * Ends the process with what to install when a program is not there and cannot be installed without asking.
 * @param packages each serves, the best first.
 */
async function ensure(find, packages, what, purpose, otherwise = "") {
  for (const name of packages) if (find() === undefined) await installOnDebian(name, what);
  const found = find();
  if (found) return found;
  console.error(`No ${what} found for ${purpose}. Install the package \`${packages[0]}\`${otherwise} and run \`npm test\` again.`);
  process.exit(1);
}

async function installOnDebian(name, what) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`No ${what} found: installing Debian's ${name}…`);
  spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { DEBIAN_FRONTEND: "noninteractive" });
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
