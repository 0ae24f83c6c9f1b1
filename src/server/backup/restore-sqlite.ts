import { chmodSync, copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { lockInstance } from "../database/sqlite/instance-lock";
import { refuseOtherFiles, syncToDisk } from "./make-copy";
import { takeSqliteCopy } from "./sqlite-copy";

/** The moment goes into the names of what is kept aside. */
type RestoreParts = { copyFile: string; databaseFile: string; secretFile: string; now: Date };

/**
 * Puts a copy in the place of a site's database. The copy is checked first; what was there is kept under another name;
 * at every moment one of the two is whole and in place. Gives the names of the files it kept aside.
 * @throws {BackupProblem} when the copy cannot be used; then nothing is changed.
 * @throws {SettingsError} when a site runs on the database.
 */
export function restoreSqlite({ copyFile, databaseFile, secretFile, now }: RestoreParts) {
  refuseOtherFiles(copyFile, "sqlite");
  mkdirSync(dirname(databaseFile), { recursive: true, mode: 0o700 });
  const lock = lockInstance(databaseFile);
  const begun = `${databaseFile}.restoring`;
  try {
    copyFileSync(copyFile, begun);
    chmodSync(begun, 0o600);
    const { note, pages, secretMark } = takeSqliteCopy(begun, copyFile);
    syncToDisk(begun);

    const suffix = `.before-${now.toISOString().replaceAll(/[:.]/g, "-")}`;
    const keptAside = keepDatabaseAside(databaseFile, suffix);
    renameSync(begun, databaseFile);
    if (note.secretKey !== undefined) keptAside.push(...replaceSecret(secretFile, note.secretKey, suffix));
    syncToDisk(dirname(databaseFile));
    return { note, pages, secretMark, keptAside };
  } finally {
    for (const file of [begun, `${begun}-wal`, `${begun}-shm`]) rmSync(file, { force: true });
    lock.release();
  }
}

/** Leaves the database in place, for the new one to take it in one step. */
function keepDatabaseAside(databaseFile: string, suffix: string): string[] {
  if (!existsSync(databaseFile)) return [];
  mergeLog(databaseFile);
  const aside = `${databaseFile}${suffix}`;
  try {
    linkSync(databaseFile, aside);
  } catch {
    // A disk without hard links.
    copyFileSync(databaseFile, aside);
  }
  const log = `${databaseFile}-wal`;
  const hasLog = existsSync(log);
  // A log that stays would be written over the restored database.
  if (hasLog) renameSync(log, `${aside}-wal`);
  rmSync(`${databaseFile}-shm`, { force: true });
  return hasLog ? [aside, `${aside}-wal`] : [aside];
}

/** Brings what is in the write-ahead log into the file; one that is too damaged for that keeps its log. */
function mergeLog(databaseFile: string): void {
  try {
    using database = new DatabaseSync(databaseFile);
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  } catch {
    // The log is kept beside the file.
  }
}

function replaceSecret(secretFile: string, secretKey: string, suffix: string): string[] {
  const present = existsSync(secretFile) ? readFileSync(secretFile, "utf8").trim() : undefined;
  if (present === secretKey) return [];
  const aside = `${secretFile}${suffix}`;
  if (present !== undefined) copyFileSync(secretFile, aside);
  writeFileSync(`${secretFile}.new`, secretKey, { mode: 0o600 });
  renameSync(`${secretFile}.new`, secretFile);
  return present === undefined ? [] : [aside];
}
