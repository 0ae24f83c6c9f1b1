import { DatabaseSync } from "node:sqlite";
import { SettingsError } from "../settings/settings";

export interface InstanceLock {
  release(): void;
}

const WAIT_FOR_PREDECESSOR_MS = 10_000;
/** SQLite's SQLITE_BUSY. */
const BUSY = 5;

/**
 * Makes sure one process serves a SQLite site: its page cache and job runner know nothing of a second one.
 * The lock is the operating system's (an open exclusive transaction on a file of its own), so it ends with the
 * process however that dies. A predecessor that is stopping is waited for.
 * @throws {SettingsError} when another process still holds it after ten seconds, or when it cannot be taken at all.
 */
export function lockInstance(databaseFile: string): InstanceLock {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(`${databaseFile}.lock`, { timeout: WAIT_FOR_PREDECESSOR_MS });
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock?.close();
    const { errcode, message } = error as Error & { errcode?: number };
    if (errcode !== BUSY)
      throw new SettingsError(
        `The database ${databaseFile} cannot be locked: ${message}`,
        `Não foi possível reservar o banco de dados ${databaseFile} (${message})`,
      );
    throw new SettingsError(
      `${databaseFile} is in use by another running site: stop it first, or set another DATA_DIR`,
      `${databaseFile} está em uso: pare o site antes`,
    );
  }
  const held = lock;
  return { release: () => held.close() };
}
