import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { findFreePort } from "#support/machine/free-port";
import { waitUntil } from "#support/machine/wait-until";
import { findPostgres } from "../../../scripts/test-programs.mjs";

/** PostgreSQL refuses to run as root. */
const ORDINARY_USERS = ["postgres", "nobody"];

/** Speed, for what is thrown away anyway; and surroundings as unlike SQLite's as an owner's may be. */
const SETTINGS = {
  fsync: "off",
  // Told of a commit, the tests rely on it after a crash of the server, not of the machine.
  synchronous_commit: "on",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_connections: "200",
  timezone: "America/Sao_Paulo",
};

export interface PostgresServer {
  /** Without a database's name. */
  url: string;
  /** Ends it as a crash would, with what it holds kept. */
  crash(): Promise<void>;
  /** Starts it again where it was. */
  restart(): Promise<void>;
  /** Stops every process of it in its tracks, or lets them go on. */
  freeze(): void;
  thaw(): void;
  /** Ends it and removes all of it. */
  remove(): Promise<void>;
}

/** A PostgreSQL of its own in a temporary folder, on a free port, for nobody but this machine. */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = findPostgres();
  if (!programs) throw new Error("No PostgreSQL found: install the package `postgresql`");
  const user = findOrdinaryUser();
  const folder = mkdtempSync(join(tmpdir(), "abre-facil-postgres-"));
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C.UTF-8" } };
  makeCluster(programs, options);
  const port = await findFreePort();
  const url = `postgres://site@127.0.0.1:${port}`;

  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const args = ["-D", "data", "-p", String(port), "-h", "127.0.0.1", "-k", folder, ...settings];
  const begin = () => spawn(join(programs, "postgres"), args, { ...options, stdio: "ignore" });
  let server = begin();
  const removeAtExit = () => {
    server.kill("SIGQUIT");
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  // However this process ends, nothing stays behind.
  process.once("exit", removeAtExit);
  const untilAnswering = () => waitUntil(() => isAnswering(`${url}/postgres`), { withinMs: 120_000, what: "PostgreSQL to answer" });
  await untilAnswering();

  /** At once: it has nothing to bring to an end. */
  async function crash(): Promise<void> {
    if (server.exitCode !== null) return;
    const ended = once(server, "exit");
    server.kill("SIGQUIT");
    await ended;
  }

  return {
    url,
    crash,
    async restart() {
      server = begin();
      await untilAnswering();
    },
    freeze: () => signalAll(server, "SIGSTOP"),
    thaw: () => signalAll(server, "SIGCONT"),
    async remove() {
      await crash();
      process.removeListener("exit", removeAtExit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function makeCluster(programs: string, options: { cwd: string; env: NodeJS.ProcessEnv }): void {
  const { status, stderr, error } = spawnSync(
    join(programs, "initdb"),
    // A locale that sorts as people do.
    ["-D", "data", "-U", "site", "--auth=trust", "--encoding=UTF8", "--locale-provider=icu", "--icu-locale=pt-BR", "--no-sync"],
    { ...options, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`initdb failed: ${stderr || error?.message}`);
}

/** A server is one process and a child for each connection. */
function signalAll(server: ChildProcess, signal: NodeJS.Signals): void {
  const { pid = 0 } = server;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean);
  for (const one of [pid, ...children.map(Number)]) process.kill(one, signal);
}

function findOrdinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const known = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const [, , uid, gid] = ORDINARY_USERS.map((name) => known.find(([user]) => user === name)).find(Boolean) ?? [];
  if (uid === undefined) throw new Error(`None of the users ${ORDINARY_USERS.join(", ")} exists to run PostgreSQL as`);
  return { uid: Number(uid), gid: Number(gid) };
}

async function isAnswering(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
