import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { appendFileSync, cpSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";

/** The user that Node's image brings. */
export const NODE_USER = 1000;

/** What a stage must not find of this machine, the project above all. */
const HIDDEN = ["/tmp", "/home", process.cwd()].filter((folder, _, all) => !all.some((other) => folder.startsWith(`${other}/`)));

/**
 * A file system of its own over this machine's, as a stage of an image has over its base: what is written there
 * stays in `upper`. Needs root and overlay mounts.
 */
export class Layer {
  readonly upper: string;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.upper = join(folder, "upper");
    for (const name of ["upper", "work", "merged"]) mkdirSync(join(folder, name), { recursive: true });
    mkdirSync(join(this.upper, "usr/local/bin"), { recursive: true });
    mkdirSync(join(this.upper, "etc"));
    cpSync(process.execPath, join(this.upper, "usr/local/bin/node"));
    for (const file of ["etc/passwd", "etc/group"]) cpSync(join("/", file), join(this.upper, file));
    appendFileSync(join(this.upper, "etc/passwd"), `node:x:${NODE_USER}:${NODE_USER}::/home/node:/bin/sh\n`);
    appendFileSync(join(this.upper, "etc/group"), `node:x:${NODE_USER}:\n`);
  }

  /** Whether this machine can make one at all. */
  static isPossible(): boolean {
    return process.getuid?.() === 0 && spawnSync("unshare", ["--mount", "true"]).status === 0;
  }

  /** Runs a command as root in the layer and waits. */
  run(command: string, workdir: string, env: Record<string, string>): { status: number | null; output: string } {
    const { status, stdout, stderr } = spawnSync("unshare", this.#args(`cd ${workdir} && ${command}`, "rw"), { env, encoding: "utf8" });
    return { status, output: stdout + stderr };
  }

  /** Starts a command as a user without any right in the layer, which is read only; `data` is mounted on /data. */
  start(command: readonly string[], workdir: string, env: Record<string, string>, data: string): ChildProcess {
    const unprivileged = `setpriv --reuid ${NODE_USER} --regid ${NODE_USER} --clear-groups --no-new-privs --bounding-set=-all`;
    const quoted = command.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ");
    return spawn("unshare", this.#args(`cd ${workdir} && exec ${unprivileged} ${quoted}`, "ro", data), { env });
  }

  #args(command: string, mode: "rw" | "ro", data?: string): string[] {
    const merged = join(this.#folder, "merged");
    const mounts = [
      `mount -t overlay overlay -o ${mode},lowerdir=/,upperdir=${this.upper},workdir=${join(this.#folder, "work")} ${merged}`,
      ...["/proc", "/dev", "/etc/resolv.conf"].map((path) => `mount --bind ${path} ${merged}${path}`),
      ...HIDDEN.filter((path) => existsSync(path)).map((path) => `mount -t tmpfs -o mode=1777 tmpfs ${merged}${path}`),
      ...(data ? [`mount --bind ${data} ${merged}/data`] : []),
    ];
    return ["--mount", "sh", "-ec", `${mounts.join("\n")}\nexec chroot ${merged} sh -c "$1"`, "sh", command];
  }
}
