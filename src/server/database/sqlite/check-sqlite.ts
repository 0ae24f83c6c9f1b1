import { once } from "node:events";
import { fsyncSync, readSync, renameSync, rmSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { SettingsError } from "../../settings/settings";
import { hasSeal, withOpenFile } from "../copy-mark";
import { NEW_FILE } from "../database";
import { isDamage, toDamageRefusal, toSqliteRefusal } from "./sqlite-problem";

/** A larger file would hold up the start: about 2 ms a megabyte. */
const MAX_CHECKED_BYTES = 64 * 1024 * 1024;
const WAL_HEADER_BYTES = 32;
/** The first bytes of every write-ahead log, but for the lowest bit. */
const WAL_MAGIC = 0x377f0682;

/**
 * Makes an empty database when there is none, and looks whether one that is there may be written and is whole; the
 * instance lock is held. SQLite itself would take an empty file for a new database and leave a log it cannot read
 * aside. Tells whether the file was looked through; a large one is not.
 * @throws {SettingsError} when it cannot be used.
 */
export function prepareSqliteFile(file: string): { isLookedThrough: boolean } {
  try {
    return prepare(file);
  } catch (error) {
    throw error instanceof SettingsError ? error : toSqliteRefusal(file, error);
  }
}

function prepare(file: string): { isLookedThrough: boolean } {
  const refuse = (reason: string) => toDamageRefusal(file, reason);
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  const walBytes = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  if (size === undefined) {
    if (walBytes > 0) throw refuse("only its write-ahead log is there");
    createWhole(file);
    return { isLookedThrough: true };
  }
  if (size === 0) throw refuse("it is empty");
  // Without a restore it would have neither its secret nor a seal that holds.
  if (hasSeal(file))
    throw new SettingsError(
      `The database ${file} is a copy as "npm run backup" makes them: move it away and put it in place with "npm run restore"`,
      `${file} é uma cópia feita por npm run backup: tire-a daí e restaure-a com npm run restore`,
    );
  if (walBytes > 0 && !isLogHeaderUsable(`${file}-wal`)) throw refuse("its write-ahead log does not begin as one");
  const isLookedThrough = size <= MAX_CHECKED_BYTES;
  const damage = lookInto(file, isLookedThrough);
  if (damage !== undefined) throw refuse(damage);
  return { isLookedThrough };
}

/** What is wrong with a database that may be written, in SQLite's words. */
function lookInto(file: string, isLookedThrough: boolean): string | undefined {
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    // Written to memory alone, yet refused where the file may only be read; to begin is not.
    database.exec("BEGIN IMMEDIATE; CREATE TABLE is_writable (x); ROLLBACK");
    return isLookedThrough ? readFinding(database.prepare("PRAGMA quick_check(1)").get()?.["quick_check"]) : undefined;
  } finally {
    database.close();
  }
}

const LOOK_THROUGH = `
const { DatabaseSync } = require("node:sqlite");
const { parentPort, workerData } = require("node:worker_threads");
const database = new DatabaseSync(workerData, { timeout: 5000, readOnly: true });
try {
  parentPort.postMessage({ finding: database.prepare("PRAGMA quick_check(1)").get().quick_check });
} catch ({ message, errcode }) {
  parentPort.postMessage({ message, errcode });
} finally {
  database.close();
}`;

/** The same of a file in use, however large, in a thread of its own. @throws when it could not be looked through. */
export async function findDamageAside(file: string): Promise<string | undefined> {
  const worker = new Worker(LOOK_THROUGH, { eval: true, workerData: file });
  worker.unref();
  const [{ finding, message, errcode }] = (await once(worker, "message")) as [{ finding?: unknown; message?: string; errcode?: number }];
  if (message === undefined) return readFinding(finding);
  const error = Object.assign(new Error(message), { errcode });
  if (isDamage(error)) return message;
  throw error;
}

function readFinding(finding: unknown): string | undefined {
  return finding === "ok" ? undefined : String(finding).replace(/\s+/g, " ").trim();
}

/** Under another name first, so that an empty file is never one that was just begun. */
function createWhole(file: string): void {
  const begun = `${file}.new`;
  rmSync(begun, { force: true });
  const database = new DatabaseSync(begun);
  database.exec(NEW_FILE);
  database.close();
  withOpenFile(begun, fsyncSync);
  renameSync(begun, file);
}

/** A log of zeros is one whose first write never reached the disk. */
function isLogHeaderUsable(walFile: string): boolean {
  const header = Buffer.alloc(WAL_HEADER_BYTES);
  withOpenFile(walFile, (handle) => readSync(handle, header));
  return (header.readUInt32BE(0) & ~1) >>> 0 === WAL_MAGIC || header.every((byte) => byte === 0);
}
