import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run } from "./prepare.mjs";

/** Installs a package where that can be done without asking: on Debian, as root. False where it cannot. */
export async function installOnDebian(packageName, what) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`No ${what} found: installing Debian's ${packageName}…`);
  spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  const install = ["install", "-y", "-qq", "--no-install-recommends", packageName];
  return (await run("apt-get", install, { DEBIAN_FRONTEND: "noninteractive" })) === 0;
}
