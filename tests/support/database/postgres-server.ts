import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { noteStart } from "#support/machine/note-start";
import { onOwnPort } from "#support/machine/own-port";
import { untilServing } from "#support/machine/own-server";
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
  noteStart("PostgreSQL");
  makeCluster(programs, options);

  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const start = (port: number) =>
    startServer(join(programs, "postgres"), ["-D", "data", "-h", "127.0.0.1", "-k", folder, ...settings], port, options);
  let port = 0;
  let server = await onOwnPort(async (own) => {
    port = own;
    return await start(own);
  });
  const url = `postgres://site@127.0.0.1:${port}`;
  const removeAtExit = () => {
    server.kill("SIGQUIT");
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  // However this process ends, nothing stays behind.
  process.once("exit", removeAtExit);

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
      server = await start(port);
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

/**
 * Resolves once the server says in its own folder that it is ready: a connection could reach another on that port.
 * @throws {PortTaken} when somebody has the port.
 */
async function startServer(
  program: string,
  args: string[],
  port: number,
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<ChildProcess> {
  const server = spawn(program, [...args, "-p", String(port)], { ...options, stdio: ["ignore", "ignore", "pipe"] });
  const status = join(options.cwd, "data", "postmaster.pid");
  const isServing = () => {
    const [pid, ...lines] = existsSync(status) ? readFileSync(status, "utf8").split("\n") : [];
    return Number(pid) === server.pid && lines.some((line) => line.trim() === "ready");
  };
  await untilServing(server, { port, saysTaken: /Address already in use/, isServing, what: "PostgreSQL" });
  return server;
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
