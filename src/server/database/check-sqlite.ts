import { closeSync, existsSync, fsyncSync, openSync, readSync, renameSync, rmSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { SettingsError } from "../settings/settings";

/** A larger file would hold up the start: about 2 ms a megabyte. */
const MAX_CHECKED_BYTES = 64 * 1024 * 1024;
const WAL_HEADER_BYTES = 32;
/** The first bytes of every write-ahead log, but for the lowest bit. */
const WAL_MAGIC = 0x377f0682;

/**
 * Makes an empty database when there is none, and looks whether one that is there is whole; the instance lock is held.
 * SQLite itself would take an empty file for a new database and leave a log it cannot read aside.
 * @throws {SettingsError} when it is damaged.
 */
export function prepareSqliteFile(file: string): void {
  const refuse = (reason: string) =>
    new SettingsError(`The database ${file} is damaged (${reason}): restore a copy with "npm run restore", or move the file away`);
  const walBytes = existsSync(`${file}-wal`) ? statSync(`${file}-wal`).size : 0;
  if (!existsSync(file)) {
    if (walBytes > 0) throw refuse("only its write-ahead log is there");
    createWhole(file);
    return;
  }
  const { size } = statSync(file);
  if (size === 0) throw refuse("it is empty");
  if (walBytes > 0 && !isLogHeaderUsable(`${file}-wal`)) throw refuse("its write-ahead log is unreadable");
  if (size <= MAX_CHECKED_BYTES) {
    const problem = findDamage(file);
    if (problem) throw refuse(problem);
  }
}

/** What is wrong with a database file, in SQLite's words. */
export function findDamage(file: string): string | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 5000 });
    const answer = String(database.prepare("PRAGMA quick_check(1)").get()?.["quick_check"]);
    return answer === "ok" ? undefined : answer.replace(/\s+/g, " ").trim();
  } catch (error) {
    return (error as Error).message;
  } finally {
    database?.close();
  }
}

/** Under another name first, so that an empty file is never one that was just begun. */
function createWhole(file: string): void {
  const begun = `${file}.new`;
  try {
    rmSync(begun, { force: true });
    const database = new DatabaseSync(begun);
    database.exec("PRAGMA journal_mode = WAL");
    database.close();
    const handle = openSync(begun, "r");
    fsyncSync(handle);
    closeSync(handle);
    renameSync(begun, file);
  } catch (error) {
    throw new SettingsError(`The database ${file} cannot be made: ${(error as Error).message}`);
  }
}

/** A log of zeros is one whose first write never reached the disk. */
function isLogHeaderUsable(walFile: string): boolean {
  const header = Buffer.alloc(WAL_HEADER_BYTES);
  const handle = openSync(walFile, "r");
  readSync(handle, header);
  closeSync(handle);
  return (header.readUInt32BE(0) & ~1) >>> 0 === WAL_MAGIC || header.every((byte) => byte === 0);
}
