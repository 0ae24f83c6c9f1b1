import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { syncToDisk } from "./sync-to-disk";

/** Why a copy was not made or not restored, in words for who sits at the server. */
export class BackupProblem extends Error {}

/**
 * Makes a copy that appears under its name when it is whole and on the disk, readable by its owner only; `write` fills the
 * empty file it is given.
 * @throws {BackupProblem} when the target is there already.
 */
export function makeCopy<T>(target: string, write: (begun: string) => T): T & { bytes: number } {
  if (existsSync(target)) throw new BackupProblem(`${target} já existe. Escolha outro nome.`);
  const begun = `${target}.part`;
  rmSync(begun, { force: true });
  closeSync(openSync(begun, "wx", 0o600));
  try {
    const written = write(begun);
    syncToDisk(begun);
    renameSync(begun, target);
    return { ...written, bytes: statSync(target).size };
  } catch (error) {
    rmSync(begun, { force: true });
    throw error;
  }
}
