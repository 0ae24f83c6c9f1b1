import { closeSync, openSync, readSync, statSync, truncateSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { listMigrationNames } from "../database/migrate";
import { findStorageProblem } from "../database/storage-problem";
import { MARK_SETTING } from "../secrets/secret-mark";
import { refuseNewer } from "./copy-file";
import { type CopyContents, type CopySeal, findSeal, sealCopy } from "./copy-seal";
import { BackupProblem, damagedCopy, makeCopy } from "./make-copy";
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

/** What a copy carries besides the database: one row of a table that a site's own database does not have. */
export interface CopyNote {
  madeAt: Date;
  /** What `DATA_DIR/secret-key` holds; absent where the site gets its secret from `SECRET_KEY`, and in what the panel makes. */
  secretKey?: string;
  /** A seal stands behind the database; those of earlier releases had none. */
  isSealed: boolean;
}

export function writeNote(copy: DatabaseSync, { madeAt, secretKey }: Omit<CopyNote, "isSealed">): void {
  // A database that was put in place by hand, not by a restore, still has the note of the copy it was.
  copy.exec("DROP TABLE IF EXISTS copy_note");
  copy.exec("CREATE TABLE copy_note (made_at TEXT NOT NULL, secret_key TEXT, is_sealed INTEGER NOT NULL)");
  copy.prepare("INSERT INTO copy_note VALUES (?, ?, 1)").run(madeAt.toISOString(), secretKey ?? null);
}

export function findNote(copy: DatabaseSync): CopyNote | undefined {
  if (!copy.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'copy_note'").get()) return undefined;
  const row = copy.prepare("SELECT * FROM copy_note").get();
  if (!row) return undefined;
  const secretKey = row["secret_key"] === null ? undefined : String(row["secret_key"]);
  return { madeAt: new Date(String(row["made_at"])), secretKey, isSealed: "is_sealed" in row };
}

/** Whether a copy holds the site's secret; of one that cannot be read it is not ruled out. */
export function mayHoldSecret(file: string): boolean {
  try {
    const copy = new DatabaseSync(file, { readOnly: true });
    try {
      return findNote(copy)?.secretKey !== undefined;
    } finally {
      copy.close();
    }
  } catch {
    return true;
  }
}

/** Takes the note away without leaving the secret in unused bytes of the file. */
export function dropNote(copy: DatabaseSync): void {
  copy.exec("PRAGMA secure_delete = ON; DROP TABLE copy_note");
}
