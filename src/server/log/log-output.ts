import { write, writeSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const GATHER_LENGTH = 64 * 1024;
const WRITE_EVERY_MS = 1000;
/** What waits while nothing can be written; later lines are counted and lost. */
const MAX_WAITING_LENGTH = 8 * 1024 * 1024;
/** A reader that is slow, not gone, is asked again soon. */
const SLOW_READER_MS = 10;

/**
 * Lines to a file descriptor, gathered so that a line costs no system call. A full disk never stops the site: lines
 * wait, up to a limit, and are written when there is space again. (SonicBoom, the logging library's own, ends the
 * process at the first failed write and hangs in the last one.)
 */
export function createLogOutput(fd: number) {
  let waiting = "";
  let lost = 0;
  /** Taken out of `waiting` and not yet, or only in part, written. */
  let underWay = Buffer.alloc(0);
  let writing: Promise<void> | undefined;
  let isFailing = false;

  function takeWaiting(): void {
    if (underWay.byteLength > 0) return;
    if (lost > 0) waiting += `{"level":40,"time":"${new Date().toISOString()}","lost":${lost},"msg":"log lines lost"}\n`;
    underWay = Buffer.from(waiting);
    waiting = "";
    lost = 0;
  }

  async function writeWaiting(): Promise<void> {
    isFailing = false;
    for (takeWaiting(); underWay.byteLength > 0 && !isFailing; takeWaiting()) {
      const { code, written } = await writeOnce(fd, underWay);
      underWay = underWay.subarray(written);
      if (code === "EAGAIN") await sleep(SLOW_READER_MS);
      else isFailing = code !== undefined;
    }
  }

  function writeAll(): Promise<void> {
    writing ??= Promise.resolve()
      .then(writeWaiting)
      .finally(() => {
        writing = undefined;
      });
    return writing;
  }

  setInterval(() => void writeAll(), WRITE_EVERY_MS).unref();
  // For an end nobody foresaw; after an orderly one nothing is left.
  process.once("exit", () => {
    try {
      for (takeWaiting(); underWay.byteLength > 0; takeWaiting()) underWay = underWay.subarray(writeSync(fd, underWay));
    } catch {
      // Nobody is left to tell.
    }
  });

  return {
    /** Takes a line, its line break included. */
    write(line: string): void {
      if (waiting.length > MAX_WAITING_LENGTH) {
        lost += 1;
        return;
      }
      waiting += line;
      if (waiting.length >= GATHER_LENGTH && !writing && !isFailing) void writeAll();
    },

    /** Resolves when all lines are written, or when that has failed. */
    async flush(): Promise<void> {
      await writing;
      await writeAll();
    },
  };
}

function writeOnce(fd: number, bytes: Buffer): Promise<{ code?: string; written: number }> {
  return new Promise((resolve) => {
    write(fd, bytes, (error, written) => resolve({ code: error?.code, written: written ?? 0 }));
  });
}
