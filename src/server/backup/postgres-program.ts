import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { BackupProblem } from "./make-copy";

/** How the programs begin a line that says what went wrong. */
const ERROR = /^.*?\b(error|ERROR|FATAL): +/;

type Program = "pg_dump" | "pg_restore" | "psql";

export interface StartedProgram {
  stdin: Writable;
  stdout: Readable;
  /** Resolves when it has ended well. */
  ended: Promise<void>;
  kill(): void;
}

/** Starts one of PostgreSQL's own programs; where it has to do with a database, on that of the address. */
export function startPostgresProgram(name: Program, args: readonly string[], databaseUrl?: string): StartedProgram {
  const { url, password } = databaseUrl === undefined ? {} : splitPassword(databaseUrl);
  const child = spawn(name, [...args, ...(url === undefined ? [] : [`--dbname=${url}`])], {
    // English, for its errors to be known as such.
    env: { ...process.env, LC_ALL: "C", ...(password !== undefined && { PGPASSWORD: password }) },
  });
  // One that ended says so by its code.
  child.stdin.on("error", () => {});
  const ended = waitForEnd(name, child);
  ended.catch(() => {});
  return { stdin: child.stdin, stdout: child.stdout, ended, kill: () => void child.kill() };
}

async function waitForEnd(name: Program, child: ChildProcessWithoutNullStreams): Promise<void> {
  const said = text(child.stderr);
  const [code] = await once(child, "close").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    throw new BackupProblem(
      `O programa ${name} não foi encontrado. Instale o cliente do PostgreSQL (no Debian: apt install postgresql-client).`,
    );
  });
  if (code !== 0) throw new BackupProblem(`${name} falhou: ${firstError(await said)}.`);
}

/** What went wrong first; what follows from it is said after it. */
function firstError(said: string): string {
  const lines = said.split("\n").filter((line) => line.trim() !== "");
  const first = lines.find((line) => ERROR.test(line)) ?? lines[0] ?? "sem dizer por quê";
  return first.replace(ERROR, "").trim();
}

/** Programs' arguments are seen by everybody on the machine. */
function splitPassword(databaseUrl: string): { url: string; password?: string } {
  const url = new URL(databaseUrl);
  const password = url.password === "" ? undefined : decodeURIComponent(url.password);
  url.password = "";
  return { url: url.href, password };
}
