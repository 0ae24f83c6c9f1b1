import { statSync, truncateSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { listMigrationNames } from "../database/migrate";
import { findStorageProblem } from "../database/storage-problem";
import { MARK_SETTING } from "../secrets/key-cipher";
import { type CopyContents, type CopySeal, findSeal, sealCopy } from "./copy-seal";
import { BackupProblem, damagedCopy, makeCopy, readFirstBytes, refuseNewer } from "./make-copy";
import { findDamage, readSqliteContents } from "./sqlite-contents";

/** What a copy carries besides the database: one row of a table that a site's own database does not have. */
interface CopyNote {
  madeAt: Date;
  /** What `DATA_DIR/secret-key` holds; absent where the site gets its secret from `SECRET_KEY`, and in what the panel makes. */
  secretKey?: string;
  /** A seal stands behind the database; those of earlier releases had none. */
  isSealed: boolean;
}

/**
 * Copies a site's database as it is at one moment, while the site runs and writes: one read transaction, which holds
 * nobody up. The copy ends with a seal over all it holds, and is opened and checked before it has its name.
 * @throws {BackupProblem} when the target is there already, or the database is damaged.
 */
export function copySqlite({ databaseFile, target, secretKey }: { databaseFile: string; target: string; secretKey?: string }) {
  return makeCopy(target, (begun) => {
    const madeAt = new Date();
    takeAll(databaseFile, begun);
    const contents = finishCopy(begun, { madeAt, secretKey });
    sealCopy(begun, contents);
    checkSqliteCopy(begun, target);
    return { pages: contents.tables["pages"] ?? 0 };
  });
}

function takeAll(databaseFile: string, begun: string): void {
  using source = new DatabaseSync(databaseFile, { timeout: 5000 });
  // Accepts an empty file, which lets us choose its mode.
  source.prepare("VACUUM INTO ?").run(begun);
}

function finishCopy(begun: string, { madeAt, secretKey }: Omit<CopyNote, "isSealed">): CopyContents {
  using copy = new DatabaseSync(begun);
  const damage = findDamage(copy);
  if (damage) throw new BackupProblem(`O banco de dados está danificado (${damage}): nenhuma cópia foi feita.`);
  // A database that was put in place by hand, not by a restore, still has the note of the copy it was.
  copy.exec("DROP TABLE IF EXISTS copy_note");
  copy.exec("CREATE TABLE copy_note (made_at TEXT NOT NULL, secret_key TEXT, is_sealed INTEGER NOT NULL)");
  copy.prepare("INSERT INTO copy_note VALUES (?, ?, 1)").run(madeAt.toISOString(), secretKey ?? null);
  return readSqliteContents(copy);
}

/**
 * Checks a copy by its seal and by SQLite's own full check, and leaves it as it is.
 * @throws {BackupProblem} in one line that calls the copy `shownAs`.
 */
function checkSqliteCopy(file: string, shownAs: string) {
  const seal = findSeal(file, shownAs);
  const header = readFirstBytes(file, 32);
  const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
  /** Bytes of the database itself, without the seal. */
  const length = seal?.length ?? statSync(file).size;
  // SQLite reads a last page that was cut off as if zeros followed.
  if (length !== pageSize * header.readUInt32BE(28)) throw damagedCopy(shownAs, "o arquivo não tem o tamanho que diz ter");
  return describeDamage(shownAs, () => {
    using database = new DatabaseSync(file, { readOnly: true });
    const damage = findDamage(database);
    if (damage) throw damagedCopy(shownAs, damage);
    const note = findNote(database);
    if (!note) throw new BackupProblem(`${shownAs} não é uma cópia feita por npm run backup.`);
    if (note.isSealed && !seal) throw damagedCopy(shownAs, "o fim foi cortado");
    const contents = readSqliteContents(database);
    const difference = seal && findDifference(seal, contents);
    if (difference) throw damagedCopy(shownAs, difference);
    return { note, contents, length };
  });
}

/**
 * Checks the bytes that will be used, and makes a site's database of them.
 * @throws {BackupProblem} in one line that calls the copy `copyFile`.
 */
export function takeSqliteCopy(begun: string, copyFile: string) {
  const { note, contents, length } = checkSqliteCopy(begun, copyFile);
  refuseNewer(copyFile, contents.migrations, listMigrationNames());
  truncateSync(begun, length);
  return describeDamage(copyFile, () => {
    using database = new DatabaseSync(begun);
    // Without leaving the secret in unused bytes of the file.
    database.exec("PRAGMA secure_delete = ON; DROP TABLE copy_note");
    const mark = database.prepare("SELECT value FROM settings WHERE name = ?").get(MARK_SETTING);
    database.exec("PRAGMA journal_mode = WAL");
    /** Of the secret of the site it was made of. */
    const secretMark = mark && String(mark["value"]);
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

function findDifference(seal: CopySeal, { tables }: CopyContents): string | undefined {
  const different = [...new Set([...Object.keys(seal.tables), ...Object.keys(tables)])].find((name) => seal.tables[name] !== tables[name]);
  return different && `a tabela ${different} tem ${tables[different] ?? 0} linhas em vez de ${seal.tables[different] ?? 0}`;
}

function findNote(copy: DatabaseSync): CopyNote | undefined {
  if (!copy.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'copy_note'").get()) return undefined;
  const row = copy.prepare("SELECT * FROM copy_note").get();
  if (!row) return undefined;
  const secretKey = row["secret_key"] === null ? undefined : String(row["secret_key"]);
  return { madeAt: new Date(String(row["made_at"])), secretKey, isSealed: "is_sealed" in row };
}

/** Whether a copy holds the site's secret; of one that cannot be read it is not ruled out. */
export function mayHoldSecret(file: string): boolean {
  try {
    using copy = new DatabaseSync(file, { readOnly: true });
    return findNote(copy)?.secretKey !== undefined;
  } catch {
    return true;
  }
}
