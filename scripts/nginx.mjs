// Finds the proxy that tests put before several processes; on Debian, as root, installs it when there is none.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installOnDebian } from "./install-on-debian.mjs";

/** Ends the process with what to install when there is no nginx. */
export async function ensureNginx() {
  if (findNginx() || ((await installOnDebian("nginx-light", "nginx")) && findNginx())) return;
  console.error("No nginx found for the tests of several processes. Install the package `nginx-light` and run `npm test` again.");
  process.exit(1);
}

export function findNginx() {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return folders.map((folder) => join(folder, "nginx")).find((path) => existsSync(path));
}
