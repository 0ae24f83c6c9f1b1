// Finds the programs that tests need besides Node; on Debian, as root, installs one that is missing.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./prepare.mjs";

const BROWSERS = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const POSTGRES_ON_DEBIAN = "/usr/lib/postgresql";

const folders = (process.env.PATH ?? "").split(delimiter);

/** Everything that `npm test` needs; gives the browser's path. */
export async function ensureTestPrograms() {
  const browser = await ensureBrowser();
  await ensure(findPostgres, "postgresql", "PostgreSQL", "the tests on it");
  await ensure(findNginx, "nginx-light", "nginx", "the tests of several processes");
  return browser;
}

/** The path of the Chromium that tests drive. */
export async function ensureBrowser() {
  return await ensure(findBrowser, "chromium", "browser", "the browser tests", " (or set CHROMIUM_PATH)");
}

function findBrowser() {
  const candidates = [process.env.CHROMIUM_PATH, ...BROWSERS.flatMap((name) => folders.map((folder) => join(folder, name)))];
  return candidates.find((path) => path && isExecutable(path));
}

/** The proxy that tests put before several processes. */
export function findNginx() {
  return [...folders, "/usr/sbin"].map((folder) => join(folder, "nginx")).find((path) => existsSync(path));
}

/** The folder of PostgreSQL's programs, the newest of several. */
export function findPostgres() {
  const versions = existsSync(POSTGRES_ON_DEBIAN) ? readdirSync(POSTGRES_ON_DEBIAN) : [];
  const newestFirst = versions.toSorted((one, other) => Number(other) - Number(one));
  const candidates = [...newestFirst.map((version) => join(POSTGRES_ON_DEBIAN, version, "bin")), ...folders];
  return candidates.find((folder) => existsSync(join(folder, "postgres")) && existsSync(join(folder, "initdb")));
}

/** Ends the process with what to install when a program is not there and cannot be installed without asking. */
async function ensure(find, packageName, what, purpose, otherwise = "") {
  const found = find() ?? ((await installOnDebian(packageName, what)) ? find() : undefined);
  if (found) return found;
  console.error(`No ${what} found for ${purpose}. Install the package \`${packageName}\`${otherwise} and run \`npm test\` again.`);
  process.exit(1);
}

async function installOnDebian(packageName, what) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`No ${what} found: installing Debian's ${packageName}…`);
  spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  const install = ["install", "-y", "-qq", "--no-install-recommends", packageName];
  return (await run("apt-get", install, { DEBIAN_FRONTEND: "noninteractive" })) === 0;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
