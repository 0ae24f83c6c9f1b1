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
  const bytes = Math.min(size, MAX_SEAL_BYTES);
  const tail = Buffer.alloc(bytes);
  withOpenFile(file, (handle) => readSync(handle, tail, 0, bytes, size - bytes));
  const start = tail.lastIndexOf(MARK);
  if (start < 0) return undefined;
  const [, contents, digest] = /^(\{.*\})\n([0-9a-f]{64})\n$/.exec(tail.subarray(start + MARK.length).toString("utf8")) ?? [];
  return { start: size - bytes + start, contents, digest };
}

/** Opens a file or folder for as long as it is used. */
export function withOpenFile<T>(path: string, use: (handle: number) => T): T {
  const handle = openSync(path, "r");
  try {
    return use(handle);
  } finally {
    closeSync(handle);
  }
}
