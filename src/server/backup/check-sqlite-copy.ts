import { closeSync, openSync, readSync, statSync, truncateSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { listMigrationNames } from "../database/migrate";
import { findStorageProblem } from "../database/storage-problem";
import { refuseNewer } from "./copy-file";
import { type CopyNote, dropNote, findNote } from "./copy-note";
import { type CopyContents, type CopySeal, findSeal } from "./copy-seal";
import { BackupProblem, damagedCopy } from "./make-copy";
import { findDamage, readSqliteContents } from "./sqlite-contents";

/**
 * Checks the bytes that will be used, by their seal and by SQLite's own full check, and makes a site's database of them.
 * @throws {BackupProblem} in one line that calls the copy `copyFile`.
 */
export function takeSqliteCopy(begun: string, copyFile: string): { note: CopyNote; pages: number } {
  const seal = findSeal(begun, copyFile);
  if (seal) truncateSync(begun, seal.length);
  if (!isWholeNumberOfPages(begun)) throw damagedCopy(copyFile, "o arquivo não tem o tamanho que diz ter");
  const database = new DatabaseSync(begun);
  try {
    const damage = findDamage(database);
    if (damage) throw damagedCopy(copyFile, damage);
    const note = findNote(database);
    if (!note) throw new BackupProblem(`${copyFile} não é uma cópia feita por npm run backup.`);
    if (note.isSealed && !seal) throw damagedCopy(copyFile, "o fim foi cortado");
    const contents = readSqliteContents(database);
    refuseNewer(copyFile, contents.migrations, listMigrationNames());
    const difference = seal && findDifference(seal, contents);
    if (difference) throw damagedCopy(copyFile, difference);
    dropNote(database);
    database.exec("PRAGMA journal_mode = WAL");
    return { note, pages: contents.tables["pages"] ?? 0 };
  } catch (error) {
    if (error instanceof BackupProblem) throw error;
    // A full disk says nothing of the copy.
    const problem = findStorageProblem(error);
    throw problem && problem !== "damaged" ? error : damagedCopy(copyFile, (error as Error).message);
  } finally {
    database.close();
  }
}

/** SQLite reads a last page that was cut off as if zeros followed. */
function isWholeNumberOfPages(file: string): boolean {
  const header = Buffer.alloc(32);
  const handle = openSync(file, "r");
  try {
    readSync(handle, header);
  } finally {
    closeSync(handle);
  }
  const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
  return statSync(file).size === pageSize * header.readUInt32BE(28);
}

function findDifference(seal: CopySeal, { tables }: CopyContents): string | undefined {
  const different = [...new Set([...Object.keys(seal.tables), ...Object.keys(tables)])].find((name) => seal.tables[name] !== tables[name]);
  return different && `a tabela ${different} tem ${tables[different] ?? 0} linhas em vez de ${seal.tables[different] ?? 0}`;
}
