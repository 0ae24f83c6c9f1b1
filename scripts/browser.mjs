// Finds the browser that tests drive; on Debian, as root, installs it when there is none.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { installOnDebian } from "./install-on-debian.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

/** The path of a Chromium; ends the process with what to install when there is none. */
export async function ensureBrowser() {
  const found = findBrowser() ?? ((await installOnDebian("chromium", "browser")) ? findBrowser() : undefined);
  if (found) return found;
  console.error("No browser found for the browser tests. Install the package `chromium` (or set CHROMIUM_PATH) and run `npm test` again.");
  process.exit(1);
}

function findBrowser() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = [process.env.CHROMIUM_PATH, ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))];
  return candidates.find((path) => path && isExecutable(path));
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
