import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { copySite } from "../backup/copy-site";
import { BackupProblem, removeUnfinished } from "../backup/make-copy";
import type { Settings } from "../settings/settings";

/** Writes a checked copy of the site, without its secret, into a file that is not there, or fails without one. */
export type WriteCopy = (target: string, signal: AbortSignal) => Promise<void>;

type SiteSettings = Pick<Settings, "databaseUrl" | "dataDir">;

/**
 * A thread of the program, which itself looks up from a large database only when that is copied: nothing is ever said on
 * the pipe, and when the other end is gone, so is the site, and the program ends with all that it started.
 */
const ENDS_WITH_SITE = `data:text/javascript,${encodeURIComponent(`
  import { Worker } from "node:worker_threads";
  const watch = () => {
    const { Socket } = require("node:net");
    new Socket({ fd: 3 }).on("error", () => {}).on("close", () => process.kill(-process.pid, "SIGKILL")).resume();
  };
  new Worker("(" + watch + ")()", { eval: true }).unref();
`)}`;

/**
 * By `npm run backup`'s own program: neither reading a large database nor its check holds up an answer, and the memory
 * both take is another process's.
 */
export function writeCopyAside(program: string, settings: SiteSettings): WriteCopy {
  return async (target, signal) => {
    const env = { ...process.env, DATA_DIR: settings.dataDir, DATABASE_URL: settings.databaseUrl };
    // A group of its own, which ends together with what it starts.
    const child = spawn(process.execPath, ["--import", ENDS_WITH_SITE, program, target, "--without-secret"], {
      env,
      stdio: ["ignore", "ignore", "pipe", "pipe"],
      detached: true,
    });
    const { pid } = child;
    // The site's own requests come first; where that may not be asked for, they share.
    unlessRefused(() => pid !== undefined && setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL));
    // It may have ended meanwhile.
    const end = () => unlessRefused(() => pid !== undefined && process.kill(-pid, "SIGTERM"));
    signal.addEventListener("abort", end);
    try {
      const said = text(child.stderr as Readable);
      const [code] = (await once(child, "close")) as [number | null];
      if (code === 0) return;
      removeUnfinished(target);
      signal.throwIfAborted();
      throw toProblem(await said);
    } finally {
      signal.removeEventListener("abort", end);
    }
  };
}

/** In the process itself, where there is no built program. */
export function writeCopyHere(settings: SiteSettings): WriteCopy {
  return async (target) => void (await copySite(settings, true, target));
}

function unlessRefused(ask: () => unknown): void {
  try {
    ask();
  } catch {
    // Then without it.
  }
}

/** What the program says to the owner is its last line; a stack is for a developer. */
function toProblem(said: string): Error {
  const lines = said.trim().split("\n");
  const line = lines.at(-1) ?? "";
  const isStack = lines.some((one) => /^\s+at /.test(one));
  return isStack || line === "" ? new Error(`The copy could not be made: ${said.trim()}`) : new BackupProblem(line);
}
