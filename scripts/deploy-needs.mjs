// What the tests of `deploy/` need of a machine, and what of it is not there.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findPostgres } from "./test-programs.mjs";

/** Debian's package of each program. */
const PACKAGES = {
  buildah: "buildah",
  caddy: "caddy",
  mmdebstrap: "mmdebstrap",
  openssl: "openssl",
  pebble: "pebble",
  pgbouncer: "pgbouncer",
  podman: "podman",
  promtool: "prometheus",
  rsync: "rsync",
  runc: "runc",
  slirp4netns: "slirp4netns",
  "systemd-nspawn": "systemd-container",
  wrk: "wrk",
};

const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/sbin"];
/** Where a program is; undefined where it is not. */
export const findProgram = (program) => folders.map((folder) => join(folder, program)).find((path) => existsSync(path));

/**
 * In words, each with what brings it; empty where everything is there.
 * @param {string[]} needed programs, "postgres", or "root": root on Linux with the right to mount.
 */
export function findMissing(needed) {
  const isRoot = () => process.getuid?.() === 0 && spawnSync("unshare", ["--mount", "true"]).status === 0;
  return needed.flatMap((need) => {
    if (need === "root") return isRoot() ? [] : ["root with the right to mount"];
    if (need === "postgres") return findPostgres() ? [] : ["postgres (apt-get install postgresql)"];
    return findProgram(need) ? [] : [`${need} (apt-get install ${PACKAGES[need]})`];
  });
}

/** The version of Debian's package of each program that is there. */
export function listVersions() {
  return Object.values(PACKAGES).flatMap((name) => {
    const { status, stdout } = spawnSync("dpkg-query", ["--show", name], { encoding: "utf8" });
    const version = /\t(?:\d+:)?([\d.]*\d)/.exec(stdout)?.[1];
    return status === 0 && version ? [`${name} ${version}`] : [];
  });
}
