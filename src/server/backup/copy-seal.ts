import { createHash } from "node:crypto";
import { appendFileSync, closeSync, openSync, readSync, statSync } from "node:fs";
import type { DialectName } from "../database/database";
import { damagedCopy } from "./make-copy";

/** What a copy says of itself. */
export interface CopyContents {
  engine: DialectName;
  /** What its database has been through. */
  migrations: readonly string[];
  /** How many rows each of its tables has. */
  tables: Readonly<Record<string, number>>;
}

export interface CopySeal extends CopyContents {
  /** Bytes of the file that stand before the seal. */
  length: number;
}

/** SQLite and pg_restore leave alone what stands behind their own bytes. */
const MARK = "\n-- abre-facil copy\n";
const DIGEST_LINE_BYTES = 65;
/** Of which the names of some tables and migrations need little. */
const MAX_SEAL_BYTES = 64 * 1024;
const PIECE_BYTES = 1024 * 1024;

/** Ends a copy with what it holds and a digest over all bytes before the digest. */
export function sealCopy(file: string, contents: CopyContents): void {
  appendFileSync(file, `${MARK}${JSON.stringify(contents)}\n`);
  appendFileSync(file, `${digestOf(file, statSync(file).size)}\n`);
}

/**
 * The seal of a copy whose bytes are those it was made of; undefined when it has none, as those of earlier releases.
 * @throws {BackupProblem} when a byte is not the one that was sealed.
 */
export function findSeal(file: string, shownAs = file): CopySeal | undefined {
  const { size } = statSync(file);
  const end = readSealed(file, size);
  if (!end) return undefined;
  if (end.contents === undefined) throw damagedCopy(shownAs, "o fim foi cortado ou mudado");
  if (digestOf(file, size - DIGEST_LINE_BYTES) !== end.digest) throw damagedCopy(shownAs, "a soma de verificação não confere");
  return { ...(JSON.parse(end.contents) as CopyContents), length: end.start };
}

/** Whether a file is a copy, by its last bytes alone. */
export function hasSeal(file: string): boolean {
  return readSealed(file, statSync(file).size)?.contents !== undefined;
}

/** From the mark on, where there is one. */
function readSealed(file: string, size: number): { start: number; contents?: string; digest?: string } | undefined {
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

/** Of the first so many bytes. */
function digestOf(file: string, length: number): string {
  const hash = createHash("sha256");
  const piece = Buffer.alloc(PIECE_BYTES);
  const handle = openSync(file, "r");
  try {
    for (let done = 0; done < length; ) {
      const read = readSync(handle, piece, 0, Math.min(PIECE_BYTES, length - done), done);
      if (read === 0) break;
      hash.update(piece.subarray(0, read));
      done += read;
    }
    return hash.digest("hex");
  } finally {
    closeSync(handle);
  }
}
