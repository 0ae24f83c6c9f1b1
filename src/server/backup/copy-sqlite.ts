import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { BackupProblem } from "./backup-problem";
import { writeNote } from "./copy-note";
import { syncToDisk } from "./sync-to-disk";

export interface CopyParts {
  databaseFile: string;
  target: string;
  secretKey?: string;
}

/**
 * Copies a site's database as it is at one moment, while the site runs and writes: one read transaction, which holds
 * nobody up. The copy appears under its name when it is whole and on the disk, readable by its owner only.
 * @throws {BackupProblem} when the target is there already.
 */
export function copySqlite({ databaseFile, target, secretKey }: CopyParts): { pages: number; bytes: number } {
  if (existsSync(target)) throw new BackupProblem(`${target} já existe. Escolha outro nome.`);
  const begun = `${target}.part`;
  rmSync(begun, { force: true });
  // VACUUM INTO accepts an empty file, which lets us choose its mode.
  closeSync(openSync(begun, "wx", 0o600));
  try {
    const madeAt = new Date();
    const source = new DatabaseSync(databaseFile, { timeout: 5000 });
    try {
      source.prepare("VACUUM INTO ?").run(begun);
    } finally {
      source.close();
    }
    const copy = new DatabaseSync(begun);
    try {
      writeNote(copy, { madeAt, secretKey });
      const pages = Number(copy.prepare("SELECT count(*) AS count FROM pages").get()?.["count"]);
      copy.close();
      syncToDisk(begun);
      renameSync(begun, target);
      return { pages, bytes: statSync(target).size };
    } finally {
      if (copy.isOpen) copy.close();
    }
  } catch (error) {
    rmSync(begun, { force: true });
    throw error;
  }
}
