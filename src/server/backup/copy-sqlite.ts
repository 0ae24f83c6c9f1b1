import { DatabaseSync } from "node:sqlite";
import { checkSqliteCopy } from "./check-sqlite-copy";
import { writeNote } from "./copy-note";
import { type CopyContents, sealCopy } from "./copy-seal";
import { BackupProblem, makeCopy } from "./make-copy";
import { findDamage, readSqliteContents } from "./sqlite-contents";

interface CopyParts {
  databaseFile: string;
  target: string;
  secretKey?: string;
}

/**
 * Copies a site's database as it is at one moment, while the site runs and writes: one read transaction, which holds
 * nobody up. The copy ends with a seal over all it holds, and is opened and checked before it has its name.
 * @throws {BackupProblem} when the target is there already, or the database is damaged.
 */
export function copySqlite({ databaseFile, target, secretKey }: CopyParts): Promise<{ pages: number; bytes: number }> {
  return makeCopy(target, (begun) => {
    const madeAt = new Date();
    const source = new DatabaseSync(databaseFile, { timeout: 5000 });
    try {
      // Accepts an empty file, which lets us choose its mode.
      source.prepare("VACUUM INTO ?").run(begun);
    } finally {
      source.close();
    }
    const contents = finishCopy(begun, madeAt, secretKey);
    sealCopy(begun, contents);
    checkSqliteCopy(begun, target);
    return { pages: contents.tables["pages"] ?? 0 };
  });
}

function finishCopy(begun: string, madeAt: Date, secretKey: string | undefined): CopyContents {
  const copy = new DatabaseSync(begun);
  try {
    const damage = findDamage(copy);
    if (damage) throw new BackupProblem(`O banco de dados está danificado (${damage}): nenhuma cópia foi feita.`);
    writeNote(copy, { madeAt, secretKey });
    return readSqliteContents(copy);
  } finally {
    copy.close();
  }
}
