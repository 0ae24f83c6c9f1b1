import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ENGINE } from "#support/database/engine";
import { createPostgresDatabase, databaseNameOf, dropPostgresDatabase } from "#support/database/postgres";
import { copySqliteTemplate } from "#support/database/sqlite-template";
import { findFreePort } from "#support/machine/free-port";
import nodeEnvironment from "../../../scripts/node-environment.json" with { type: "json" };
import { listNodeFlags } from "./node-flags";

const ENTRY = fileURLToPath(new URL("../../../dist/server/entry.mjs", import.meta.url));
const START_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 50;

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

/** Starts the built site as a process of its own, on a free port and a fresh database, and waits until it answers. */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const { child, url, folder, output } = await launch(options);
  await waitUntilReady(url + (options.startedWhen ?? "/readyz"), child, output);
  return {
    url,
    dataDir: folder,
    pid: child.pid ?? 0,
    output,
    async stop(signal = "SIGTERM") {
      if (child.exitCode === null && child.signalCode === null) {
        // "close", not "exit": all output has arrived by then.
        const closed = once(child, "close");
        child.kill(signal);
        await closed;
      }
      if (!options.dataDir) await remove(folder);
      return child.exitCode;
    },
  };
}

/** Starts the built site where it is expected to refuse to, and resolves when it has ended with the words of its log. */
export async function startRefusedSite(options: SiteOptions): Promise<{ code: number | null; output: string }> {
  const { child, folder, output } = await launch(options);
  await once(child, "close");
  if (!options.dataDir) await remove(folder);
  return { code: child.exitCode, output: output().replace(/^\{.*\}$/gm, readWords) };
}

/** What a line of the log says, without its JSON. */
function readWords(line: string): string {
  const { msg, err } = JSON.parse(line) as { msg: string; err?: { stack: string } };
  return [msg, ...(err ? [err.stack] : [])].join("\n");
}

async function launch({ env = {}, dataDir, umask, hasFullPasswords }: SiteOptions) {
  if (!existsSync(ENTRY)) throw new Error("dist/ is missing: run `npm test`, or `npm run build` first");
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), "abre-facil-"));
  // Where the rights of files are looked at the site makes its own.
  if (ENGINE === "sqlite" && !dataDir && !umask) copySqliteTemplate(join(folder, "abre-facil.sqlite"));
  const port = env["PORT"] ?? (await findFreePort());
  const command: [string, ...string[]] = [process.execPath, ...listNodeFlags({ hasFullPasswords }), ENTRY];
  const [program, ...args] = umask ? ["sh", "-c", `umask ${umask}; exec "$0" "$@"`, ...command] : command;
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
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      printed += chunk;
    });
  }
  return { child, url: `http://localhost:${port}`, folder, output: () => printed };
}

async function remove(folder: string): Promise<void> {
  if (ENGINE === "postgres") await dropPostgresDatabase(databaseNameOf(folder));
  rmSync(folder, { recursive: true, force: true });
}

async function waitUntilReady(address: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The site ended with code ${child.exitCode}:\n${output()}`);
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  child.kill("SIGKILL");
  throw new Error(`The site did not answer within ${START_WITHIN_MS} ms:\n${output()}`);
}
