import { closeSync, openSync, readSync, statSync } from "node:fs";

/** SQLite and pg_restore leave alone what stands behind their own bytes. */
export const MARK = "\n-- abre-facil copy\n";
export const DIGEST_LINE_BYTES = 65;
/** Of which the names of some tables and migrations need little. */
const MAX_SEAL_BYTES = 64 * 1024;

/** Whether a file is a copy, by its last bytes alone. */
export function hasSeal(file: string): boolean {
  return readSealed(file, statSync(file).size)?.contents !== undefined;
}

/** From the mark on, where there is one. */
export function readSealed(file: string, size: number): { start: number; contents?: string; digest?: string } | undefined {
  const tail = readEnd(file, Math.min(size, MAX_SEAL_BYTES));
  const start = tail.lastIndexOf(MARK);
  if (start < 0) return undefined;
  const [, contents, digest] = /^(\{.*\})\n([0-9a-f]{64})\n$/.exec(tail.subarray(start + MARK.length).toString("utf8")) ?? [];
  return { start: size - tail.byteLength + start, contents, digest };
}

function readEnd(file: string, bytes: number): Buffer {
  const tail = Buffer.alloc(bytes);
  const handle = openSync(file, "r");
  try {
    readSync(handle, tail, 0, bytes, statSync(file).size - bytes);
    return tail;
  } finally {
    closeSync(handle);
  }
}
