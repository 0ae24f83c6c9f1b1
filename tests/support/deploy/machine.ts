import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { waitUntil } from "#support/machine/wait-until";
import { makeDebianBase } from "./debian-base";

const PACKAGES = ["systemd", "systemd-sysv", "dbus", "ca-certificates", "nodejs", "npm", "git", "caddy", "curl", "procps"];
const BOOTS_WITHIN_MS = 180_000;
/** Whom this machine trusts, so that what runs in one of its own reaches the registry. */
export const AUTHORITIES = "/etc/ssl/certs/ca-certificates.crt";
/** The kernel may give containers the older control groups, which systemd otherwise refuses since 256. */
const WITH_OLD_GROUPS = "SYSTEMD_CGROUP_ENABLE_LEGACY_FORCE=1";

/** What `npm` needs of this machine to reach its registry. */
export const networkEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /cert|ca_|cafile|proxy/i.test(name)),
) as Record<string, string>;

/** How the container says that it wants to be started again. */
const REBOOTS = 133;

export interface Ran {
  status: number | null;
  output: string;
}

/** A Debian whose systemd runs as in a machine of its own, in a container with a network of its own. */
export class Machine {
  readonly #root: string;
  readonly #folder: string;
  /** Folders of this machine that it sees, to be read only. */
  readonly #shared: Readonly<Record<string, string>>;
  #container: ChildProcess | undefined;
  #network: ChildProcess | undefined;
  #init = 0;
  #console = "";

  private constructor(shared: Readonly<Record<string, string>>) {
    this.#folder = mkdtempSync(join(tmpdir(), "abre-facil-machine-"));
    this.#root = join(this.#folder, "root");
    this.#shared = shared;
  }

  static async boot(shared: Readonly<Record<string, string>>): Promise<Machine> {
    const machine = new Machine(shared);
    try {
      mkdirSync(join(machine.#root, "dev"), { recursive: true });
      const { status, stderr } = spawnSync("tar", ["-xf", makeDebianBase(PACKAGES), "-C", machine.#root, "--exclude=./dev"], {
        encoding: "utf8",
      });
      if (status !== 0) throw new Error(stderr);
      machine.#start();
      await machine.#untilBooted();
      return machine;
    } catch (error) {
      await machine.stop();
      throw error;
    }
  }

  #start(): void {
    const binds = Object.entries({ ...this.#shared, [AUTHORITIES]: AUTHORITIES }).map(([inside, here]) => `--bind-ro=${here}:${inside}`);
    const args = [
      "--directory",
      this.#root,
      "--machine",
      basename(this.#folder).toLowerCase(),
      "--boot",
      "--console=pipe",
      "--private-network",
    ];
    // Without a systemd of this machine's own that would have to know of it.
    const alone = ["--register=no", "--keep-unit", "--link-journal=no"];
    this.#container = spawn("systemd-nspawn", [...args, ...alone, ...binds, WITH_OLD_GROUPS], { stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [this.#container.stdout, this.#container.stderr])
      stream?.on("data", (piece) => {
        this.#console += piece;
      });
  }

  /** Also after it has started anew by itself. */
  async #untilBooted(): Promise<void> {
    const before = this.#init;
    const isNew = () => {
      if (this.#container?.exitCode !== null) throw new Error(`The container ended:\n${this.#console}`);
      this.#init = this.#findInit();
      return this.#init !== 0 && this.#init !== before && this.tryRun("systemctl is-active multi-user.target").status === 0;
    };
    await waitUntil(isNew, { withinMs: BOOTS_WITHIN_MS, what: "Debian to boot" });
    this.#network?.kill("SIGKILL");
    this.#network = spawn("slirp4netns", ["--configure", "--mtu=1500", String(this.#init), "tap0"], { stdio: "ignore" });
    await waitUntil(() => this.tryRun("grep -q tap0 /proc/net/route").status === 0, { withinMs: BOOTS_WITHIN_MS, what: "a network" });
  }

  #findInit(): number {
    const pid = this.#container?.pid;
    try {
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
      // The one that is in namespaces of its own, once it is systemd.
      return children.map(Number).find((child) => readFileSync(`/proc/${child}/comm`, "utf8").trim() === "systemd") ?? 0;
    } catch {
      return 0;
    }
  }

  #enter(script: string): [string, string[]] {
    const environment = { PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", HOME: "/root", ...networkEnvironment };
    const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
    const inside = ["--target", String(this.#init), "--all", "--wdns=/root", "env", "--ignore-environment", ...variables];
    return ["nsenter", [...inside, "bash", "-e", "-o", "pipefail", "-c", script]];
  }

  /** Runs commands by bash as root, up to the first that fails. */
  tryRun(script: string): Ran {
    const { status, stdout, stderr } = spawnSync(...this.#enter(script), { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
    return { status, output: stdout + stderr };
  }

  /** As `tryRun`, for what must succeed, without holding up others. */
  async run(script: string): Promise<string> {
    const child = spawn(...this.#enter(script), { stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (piece) => {
        output += piece;
      });
    const [status] = (await once(child, "close")) as [number | null];
    if (status !== 0) throw new Error(`Ended with ${status}: ${script}\n${output.slice(-4000)}`);
    return output;
  }

  async reboot(): Promise<void> {
    const ended = once(this.#container as ChildProcess, "exit");
    this.tryRun("systemctl reboot");
    const [code] = (await ended) as [number | null];
    if (code !== REBOOTS) throw new Error(`The container ended with ${code}:\n${this.#console}`);
    this.#start();
    await this.#untilBooted();
  }

  async stop(): Promise<void> {
    this.#network?.kill("SIGKILL");
    if (this.#container?.exitCode === null) {
      const ended = once(this.#container, "exit");
      // The second time it does not wait for what runs in it.
      for (let time = 0; time < 2; time += 1) this.#container.kill("SIGTERM");
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
