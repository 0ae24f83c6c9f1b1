import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onOwnPort } from "#support/machine/own-port";
import { untilServing } from "#support/machine/own-server";
import { findProgram } from "../../../scripts/deploy-needs.mjs";
import { makeDebianBase } from "./debian-base";
import { AUTHORITIES, networkEnvironment } from "./machine";

const BASE = "docker.io/library/node:24-trixie-slim";
const IMAGE = "localhost/abre-facil";
const SYSTEM_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
/** What a container may be given where this machine may not raise its own limits. */
const LIMITS = ["--ulimit", "nofile=16384:16384", "--ulimit", "nproc=4096:4096"];

export interface Container {
  url: string;
  /** Of the site's process, on this machine. */
  pid: number;
  output(): string;
  /** Runs a command in it, and gives how that ended. */
  execute(...command: string[]): number | null;
  /** As the engine asks whether it is well. */
  isHealthy(): boolean;
  /** Tells it to stop; gives the seconds until it had, and its exit code. */
  stop(): Promise<{ seconds: number; code: number | null }>;
}

/** Images and containers without any registry, in a folder of their own; needs root, buildah, podman and runc. */
export class Containers {
  readonly #folder = mkdtempSync(join(tmpdir(), "abre-facil-containers-"));
  readonly #store = ["--root", join(this.#folder, "images"), "--runroot", join(this.#folder, "run"), "--storage-driver", "overlay"];
  readonly #engine = [...this.#store, "--cgroup-manager", "cgroupfs", "--events-backend", "none", "--runtime", "runc"];
  #count = 0;

  #run(program: string, args: string[]): string {
    const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
    if (status !== 0) throw new Error(`${program} ${args.join(" ")} ended with ${status}:\n${stdout}${stderr}`);
    return stdout.trim();
  }

  /** What the Dockerfile begins with, made of Debian, the project's Node and this machine's npm. */
  makeBase(): void {
    const buildah = (...args: string[]) => this.#run("buildah", [...this.#store, ...args]);
    const made = buildah("from", "scratch");
    const npm = dirname(dirname(realpathSync(findProgram("npm") ?? "")));
    buildah("add", made, makeDebianBase(["ca-certificates"]), "/");
    buildah("add", made, process.execPath, "/usr/local/bin/node");
    buildah("add", made, npm, "/usr/local/lib/node_modules/npm");
    const user = "groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node";
    const link = "ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm";
    buildah("run", "--isolation", "chroot", made, "--", "sh", "-ec", `${link} && ${user}`);
    const environment = { PATH: SYSTEM_PATH, ...networkEnvironment };
    buildah("config", ...Object.entries(environment).flatMap(([name, value]) => ["--env", `${name}=${value}`]), made);
    buildah("commit", "--format", "docker", "--quiet", "--rm", made, BASE);
  }

  /** Builds the site's image by the Dockerfile as it is. */
  build(): { megabytes: number } {
    const from = ["--pull-never", "--isolation", "chroot", "--network", "host", "--volume", `${AUTHORITIES}:${AUTHORITIES}:ro`];
    const files = ["--file", "deploy/Dockerfile", "--ignorefile", "deploy/Dockerfile.dockerignore"];
    this.#run("buildah", [...this.#store, "bud", "--format", "docker", "--layers=false", ...from, ...files, "--tag", IMAGE, "."]);
    const [bytes = ""] = this.#run("podman", [...this.#engine, "image", "inspect", "--format", "{{.Size}}", IMAGE]).split("\n");
    return { megabytes: Number(bytes) / 1e6 };
  }

  /** What a command in a container of the image prints. */
  print(...command: string[]): string {
    const alone = ["--rm", "--network", "none", "--log-driver", "k8s-file", ...LIMITS];
    return this.#run("podman", [...this.#engine, "run", ...alone, IMAGE, ...command]);
  }

  /** Starts the site's image with an engine's flags, on this machine's own network, and waits until it serves. */
  start(flags: readonly string[], environment: Readonly<Record<string, string>>): Promise<Container> {
    return onOwnPort(async (port) => {
      this.#count += 1;
      const name = `site-${this.#count}`;
      const data = join(this.#folder, name);
      mkdirSync(data);
      const variables = Object.entries({ ...environment, PORT: String(port) }).flatMap(([key, value]) => ["--env", `${key}=${value}`]);
      const own = ["--name", name, "--network", "host", "--volume", `${data}:/data:U`, "--log-driver", "passthrough", ...LIMITS];
      const child = spawn("podman", [...this.#engine, "run", ...own, ...flags, ...variables, IMAGE]);
      const output = await untilServing(child, {
        port,
        saysTaken: /PORT \d+ is in use/,
        isServing: (printed) => printed.includes("está no ar"),
        what: "The container",
      });
      return this.#describe(name, port, child, output);
    });
  }

  #describe(name: string, port: number, child: ChildProcess, output: () => string): Container {
    const stopLater = () => spawn("podman", [...this.#engine, "stop", name], { stdio: "ignore" });
    const engine = (...args: string[]) => spawnSync("podman", [...this.#engine, ...args], { encoding: "utf8" });
    return {
      url: `http://localhost:${port}`,
      pid: Number(engine("inspect", "--format", "{{.State.Pid}}", name).stdout),
      output,
      execute: (...command) => engine("exec", name, ...command).status,
      isHealthy: () => engine("healthcheck", "run", name).status === 0,
      async stop() {
        const begun = performance.now();
        const ended = child.exitCode === null ? once(child, "exit") : undefined;
        // In its own time: the one of the container, of the flags or the engine's.
        await once(stopLater(), "exit");
        await ended;
        return { seconds: (performance.now() - begun) / 1000, code: child.exitCode };
      },
    };
  }

  remove(): void {
    spawnSync("podman", [...this.#engine, "rm", "--all", "--force", "--time", "0"]);
    for (const path of this.#mounts()) spawnSync("umount", ["--lazy", path]);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #mounts(): string[] {
    const { stdout } = spawnSync("findmnt", ["--raw", "--noheadings", "--output", "TARGET"], { encoding: "utf8" });
    return stdout
      .split("\n")
      .filter((path) => path.startsWith(this.#folder))
      .toReversed();
  }
}
