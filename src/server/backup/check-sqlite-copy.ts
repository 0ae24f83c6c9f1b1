import { closeSync, openSync, readSync, statSync, truncateSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { listMigrationNames } from "../database/migrate";
import { findStorageProblem } from "../database/storage-problem";
import { MARK_SETTING } from "../secrets/secret-mark";
import { refuseNewer } from "./copy-file";
import { type CopyNote, dropNote, findNote } from "./copy-note";
import { type CopyContents, type CopySeal, findSeal } from "./copy-seal";
import { BackupProblem, damagedCopy } from "./make-copy";
import { findDamage, readSqliteContents } from "./sqlite-contents";

interface CheckedCopy {
  note: CopyNote;
  contents: CopyContents;
  /** Bytes of the database itself, without the seal. */
  length: number;
}

/**
 * Checks a copy by its seal and by SQLite's own full check, and leaves it as it is.
 * @throws {BackupProblem} in one line that calls the copy `shownAs`.
 */
export function checkSqliteCopy(file: string, shownAs: string): CheckedCopy {
  const seal = findSeal(file, shownAs);
  const length = seal?.length ?? statSync(file).size;
  if (!isWholeNumberOfPages(file, length)) throw damagedCopy(shownAs, "o arquivo não tem o tamanho que diz ter");
  return describeDamage(shownAs, () => {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const damage = findDamage(database);
      if (damage) throw damagedCopy(shownAs, damage);
      const note = findNote(database);
      if (!note) throw new BackupProblem(`${shownAs} não é uma cópia feita por npm run backup.`);
      if (note.isSealed && !seal) throw damagedCopy(shownAs, "o fim foi cortado");
      const contents = readSqliteContents(database);
      const difference = seal && findDifference(seal, contents);
      if (difference) throw damagedCopy(shownAs, difference);
      return { note, contents, length };
    } finally {
      database.close();
    }
  });
}

/**
 * Checks the bytes that will be used, and makes a site's database of them.
 * @throws {BackupProblem} in one line that calls the copy `copyFile`.
 */
export function takeSqliteCopy(begun: string, copyFile: string): { note: CopyNote; pages: number; secretMark?: string } {
  const { note, contents, length } = checkSqliteCopy(begun, copyFile);
  refuseNewer(copyFile, contents.migrations, listMigrationNames());
  truncateSync(begun, length);
  return describeDamage(copyFile, () => {
    const database = new DatabaseSync(begun);
    let secretMark: string | undefined;
    try {
      dropNote(database);
      secretMark = findMark(database);
      database.exec("PRAGMA journal_mode = WAL");
    } finally {
      database.close();
    }
    return { note, pages: contents.tables["pages"] ?? 0, secretMark };
  });
}

/** What SQLite stumbles over is said to be the copy's; a full disk says nothing of it. */
function describeDamage<T>(copyFile: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof BackupProblem) throw error;
    const problem = findStorageProblem(error);
    throw problem && problem !== "damaged" ? error : damagedCopy(copyFile, (error as Error).message);
  }
}

/** SQLite reads a last page that was cut off as if zeros followed. */
function isWholeNumberOfPages(file: string, length: number): boolean {
  const header = Buffer.alloc(32);
  const handle = openSync(file, "r");
  try {
    readSync(handle, header);
  } finally {
    closeSync(handle);
  }
  const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
  return length === pageSize * header.readUInt32BE(28);
}

function findDifference(seal: CopySeal, { tables }: CopyContents): string | undefined {
  const different = [...new Set([...Object.keys(seal.tables), ...Object.keys(tables)])].find((name) => seal.tables[name] !== tables[name]);
  return different && `a tabela ${different} tem ${tables[different] ?? 0} linhas em vez de ${seal.tables[different] ?? 0}`;
}

/** Of the secret of the site it was made of. */
function findMark(copy: DatabaseSync): string | undefined {
  const row = copy.prepare("SELECT value FROM settings WHERE name = ?").get(MARK_SETTING);
  return row && String(row["value"]);
}
