import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ENGINE } from "#support/database/engine";
import { createPostgresDatabase, databaseNameOf, dropPostgresDatabase } from "#support/database/postgres";
import { copySqliteTemplate } from "#support/database/sqlite-template";
import { noteStart } from "#support/machine/note-start";
import { onOwnPort } from "#support/machine/own-port";
import { untilServing } from "#support/machine/own-server";
import { waitUntil } from "#support/machine/wait-until";
import nodeEnvironment from "../../../scripts/node-environment.json" with { type: "json" };
import { listNodeFlags } from "./node-flags";

const ENTRY = fileURLToPath(new URL("../../../dist/server/entry.mjs", import.meta.url));
const START_WITHIN_MS = 120_000;
/** What the site prints once it listens, and where a port of it is taken. */
const GREETING = "está no ar: ";
const SAYS_TAKEN = /PORT (\d+) (?:on METRICS_HOST \S+ )?(?:is in use|cannot be listened on: .*EADDRINUSE)/;

export const ADMIN = { email: "admin@exemplo.com.br", password: "senha-de-teste-1" };

export interface Site {
  url: string;
  dataDir: string;
  /** Its process. */
  pid: number;
  /** What the process printed so far; the request log may be a second behind until `stop` has resolved. */
  output(): string;
  /** Ends the process with a signal and resolves with its exit code, null when the signal killed it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface SiteOptions {
  /** Settings besides those every test site gets; an empty text takes one of those away. */
  env?: Record<string, string>;
  /** A folder to start on again; a new one when absent, removed by `stop`. */
  dataDir?: string;
  /** An address that says when it has started, where it may never be ready. */
  startedWhen?: string;
  /** File modes the shell takes away, in octal; those of the tests' own process when absent. */
  umask?: string;
  /** Passwords cost what they cost on a real site, as in a database that has hashes of one. */
  hasFullPasswords?: boolean;
}

/**
 * Starts the built site as a process of its own, on a port and a fresh database of its own, and waits until it answers.
 * @throws {PortTaken} when somebody has the port that `env` names.
 */
export function startSite(options: SiteOptions = {}): Promise<Site> {
  const port = options.env?.["PORT"];
  return port === undefined ? onOwnPort((own) => startOn(own, options)) : startOn(Number(port), options);
}

async function startOn(port: number, options: SiteOptions): Promise<Site> {
  const { child, folder } = await launch(port, options);
  const closed = once(child, "close");
  const url = `http://localhost:${port}`;
  async function stop(signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
    child.kill(signal);
    // "close", not "exit": all output has arrived by then.
    await closed;
    if (!options.dataDir) await remove(folder);
    return child.exitCode;
  }
  try {
    const output = await untilServing(child, {
      port,
      saysTaken: SAYS_TAKEN,
      isServing: (printed) => printed.includes(GREETING),
      what: "The site",
    });
    const address = url + (options.startedWhen ?? "/readyz");
    const isReady = async () => {
      if (child.exitCode !== null) throw new Error(`The site ended with code ${child.exitCode}:\n${output()}`);
      return (await fetch(address).catch(() => undefined))?.ok ?? false;
    };
    await waitUntil(isReady, { withinMs: START_WITHIN_MS, what: `${address} to answer` });
    return { url, dataDir: folder, pid: child.pid ?? 0, output, stop };
  } catch (error) {
    await stop("SIGKILL");
    throw error;
  }
}

/** Starts the built site where it is expected to refuse to, and resolves when it has ended with the words of its log. */
export async function startRefusedSite(options: SiteOptions): Promise<{ code: number | null; output: string }> {
  const { child, folder } = await launch(Number(options.env?.["PORT"] ?? 0), options);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  await once(child, "close");
  if (!options.dataDir) await remove(folder);
  return { code: child.exitCode, output: output.replace(/^\{.*\}$/gm, readWords) };
}

/** What a line of the log says, without its JSON. */
function readWords(line: string): string {
  const { msg, err } = JSON.parse(line) as { msg: string; err?: { stack: string } };
  return [msg, ...(err ? [err.stack] : [])].join("\n");
}

async function launch(port: number, { env = {}, dataDir, umask, hasFullPasswords }: SiteOptions) {
  if (!existsSync(ENTRY)) throw new Error("dist/ is missing: run `npm test`, or `npm run build` first");
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), "abre-facil-"));
  // Where the rights of files are looked at the site makes its own.
  if (ENGINE === "sqlite" && !dataDir && !umask) copySqliteTemplate(join(folder, "abre-facil.sqlite"));
  const command: [string, ...string[]] = [process.execPath, ...listNodeFlags({ hasFullPasswords }), ENTRY];
  const [program, ...args] = umask ? ["sh", "-c", `umask ${umask}; exec "$0" "$@"`, ...command] : command;
  noteStart("site");
  const child = spawn(program, args, {
    env: {
      PATH: process.env["PATH"] ?? "",
      ...(process.env["NODE_COMPILE_CACHE"] && { NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] }),
      ...nodeEnvironment,
      PORT: String(port),
      DATA_DIR: folder,
      ...(ENGINE === "postgres" &&
        env["DATABASE_URL"] === undefined && { DATABASE_URL: await createPostgresDatabase(databaseNameOf(folder)) }),
      PACE: "none",
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
    },
  });
  return { child, folder };
}

async function remove(folder: string): Promise<void> {
  if (ENGINE === "postgres") await dropPostgresDatabase(databaseNameOf(folder));
  rmSync(folder, { recursive: true, force: true });
}
