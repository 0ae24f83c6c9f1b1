import { DatabaseSync } from "node:sqlite";
import { writeNote } from "./copy-note";
import { makeCopy } from "./make-copy";

interface CopyParts {
  databaseFile: string;
  target: string;
  secretKey?: string;
}

/**
 * Copies a site's database as it is at one moment, while the site runs and writes: one read transaction, which holds
 * nobody up.
 * @throws {BackupProblem} when the target is there already.
 */
export function copySqlite({ databaseFile, target, secretKey }: CopyParts): { pages: number; bytes: number } {
  return makeCopy(target, (begun) => {
    const madeAt = new Date();
    const source = new DatabaseSync(databaseFile, { timeout: 5000 });
    try {
      // Accepts an empty file, which lets us choose its mode.
      source.prepare("VACUUM INTO ?").run(begun);
    } finally {
      source.close();
    }
    const copy = new DatabaseSync(begun);
    try {
      writeNote(copy, { madeAt, secretKey });
      return { pages: Number(copy.prepare("SELECT count(*) AS count FROM pages").get()?.["count"]) };
    } finally {
      copy.close();
    }
  });
}
