import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

const CACHE = join(homedir(), ".cache", "abre-facil", "debian");
const RELEASE = "trixie";

/** Debian with packages, as a tar file; made by Debian's own installer once, for it takes minutes. */
export function makeDebianBase(packages: readonly string[]): string {
  const file = join(CACHE, `${[RELEASE, ...packages].join("-")}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(CACHE, { recursive: true });
  const begun = `${file}.part`;
  const args = ["--variant=minbase", "--format=tar", `--include=${packages.join(",")}`, RELEASE, begun];
  const { status, stderr } = spawnSync("mmdebstrap", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`mmdebstrap failed:\n${stderr}`);
  renameSync(begun, file);
  return file;
}
