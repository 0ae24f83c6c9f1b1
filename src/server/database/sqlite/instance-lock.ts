import { DatabaseSync } from "node:sqlite";
import { SettingsError } from "../../settings/settings";
import { isBusy, isDamage, toSqliteRefusal } from "./sqlite-problem";

const WAIT_FOR_PREDECESSOR_MS = 10_000;

/**
 * Makes sure one process serves a SQLite site: its page cache and job runner know nothing of a second one.
 * The lock is the operating system's (an open exclusive transaction on a file of its own), so it ends with the
 * process however that dies. A predecessor that is stopping is waited for.
 * @throws {SettingsError} when another process still holds it after ten seconds, or when it cannot be taken at all.
 */
export function lockInstance(databaseFile: string) {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(`${databaseFile}.lock`, { timeout: WAIT_FOR_PREDECESSOR_MS });
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock?.close();
    throw toLockRefusal(databaseFile, error);
  }
  const held = lock;
  return { release: () => held.close() };
}

function toLockRefusal(databaseFile: string, error: unknown): SettingsError {
  if (isBusy(error)) {
    return new SettingsError(
      `${databaseFile} is in use by another running site: stop it first, or set another DATA_DIR`,
      `${databaseFile} está em uso: pare o site antes`,
    );
  }
  if (!isDamage(error)) return toSqliteRefusal(databaseFile, error);
  const { message } = error as Error;
  return new SettingsError(
    `${databaseFile}.lock is no lock of a site (${message}): remove it`,
    `${databaseFile}.lock não é a trava de um site (${message}): apague esse arquivo`,
  );
}
