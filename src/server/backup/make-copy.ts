import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from "node:fs";

/** Why a copy was not made or not restored, in words for who sits at the server. */
export class BackupProblem extends Error {}

export function damagedCopy(file: string, reason: string): BackupProblem {
  return new BackupProblem(`${file} está danificada (${reason.replaceAll(/\s+/g, " ").trim()}). Nada foi mudado.`);
}

/** How the name of a copy ends while it is made, and that of the log SQLite keeps beside it. */
const BEGUN = ".part";
const LOG = "-journal";

/** The name of the copy that a file is of which is not finished; undefined for every other file. */
export function findUnfinished(name: string): string | undefined {
  const begun = name.endsWith(LOG) ? name.slice(0, -LOG.length) : name;
  return begun.endsWith(BEGUN) ? begun.slice(0, -BEGUN.length) : undefined;
}

/** Removes what there is of a copy that was not finished. */
export function removeUnfinished(target: string): void {
  for (const file of [target + BEGUN, target + BEGUN + LOG]) rmSync(file, { force: true });
}

/**
 * Makes a copy that appears under its name when it is whole and on the disk, readable by its owner only; `write` fills the
 * empty file it is given.
 * @throws {BackupProblem} when the target is there already.
 */
export async function makeCopy<T>(target: string, write: (begun: string) => T | Promise<T>): Promise<T & { bytes: number }> {
  if (existsSync(target)) throw new BackupProblem(`${target} já existe. Escolha outro nome.`);
  const begun = target + BEGUN;
  removeUnfinished(target);
  closeSync(openSync(begun, "wx", 0o600));
  try {
    const written = await write(begun);
    syncToDisk(begun);
    renameSync(begun, target);
    return { ...written, bytes: statSync(target).size };
  } catch (error) {
    removeUnfinished(target);
    throw error;
  }
}

/** Makes what a file or folder holds outlive a power cut. */
export function syncToDisk(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
