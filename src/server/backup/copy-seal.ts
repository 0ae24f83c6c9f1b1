import { createHash } from "node:crypto";
import { appendFileSync, readSync, statSync } from "node:fs";
import { DIGEST_LINE_BYTES, MARK, readSealed, withOpenFile } from "../database/copy-mark";
import type { DialectName } from "../database/database";
import { damagedCopy } from "./make-copy";

/** What a copy says of itself. */
export interface CopyContents {
  engine: DialectName;
  /** What its database has been through. */
  migrations: readonly string[];
  tables: Readonly<Record<string, number>>;
}

/** `length`: bytes of the file that stand before the seal. */
export type CopySeal = CopyContents & { length: number };

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

function digestOf(file: string, length: number): string {
  const hash = createHash("sha256");
  const piece = Buffer.alloc(PIECE_BYTES);
  withOpenFile(file, (handle) => {
    for (let done = 0; done < length; ) {
      const read = readSync(handle, piece, 0, Math.min(PIECE_BYTES, length - done), done);
      if (read === 0) break;
      hash.update(piece.subarray(0, read));
      done += read;
    }
  });
  return hash.digest("hex");
}
