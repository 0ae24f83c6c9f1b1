import { closeSync, existsSync, fsyncSync, openSync, readSync, renameSync, rmSync, statSync } from "node:fs";
import { withOpenFile } from "../database/copy-mark";
import type { DialectName } from "../database/database";

/** Why a copy was not made or not restored, in words for who sits at the server. */
export class BackupProblem extends Error {}

export const damagedCopy = (file: string, reason: string): BackupProblem =>
  new BackupProblem(`${file} está danificada (${reason.replaceAll(/\s+/g, " ").trim()}). Nada foi mudado.`);

/** How the name of a copy ends while it is made, and that of the log SQLite keeps beside it. */
const BEGUN = ".part";
const LOG = "-journal";

/** The name of the copy that a file is of which is not finished; undefined for every other file. */
export function findUnfinished(name: string): string | undefined {
  const begun = name.endsWith(LOG) ? name.slice(0, -LOG.length) : name;
  return begun.endsWith(BEGUN) ? begun.slice(0, -BEGUN.length) : undefined;
}

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
export const syncToDisk = (path: string): void => withOpenFile(path, fsyncSync);

/** The first bytes of what each engine's copies are. */
const FIRST_BYTES: readonly [DialectName, string][] = [
  ["sqlite", "SQLite format 3\0"],
  ["postgres", "PGDMP"],
];

/**
 * Makes sure that a copy can be read and is of the engine it is to be restored into.
 * @throws {BackupProblem}
 */
export function refuseOtherFiles(file: string, engine: DialectName): void {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) throw new BackupProblem(`Não há arquivo em ${file}.`);
  if (stat.isDirectory()) throw new BackupProblem(`${file} é uma pasta: diga o arquivo da cópia.`);
  if (!stat.isFile()) throw new BackupProblem(`${file} não é um arquivo comum: diga o arquivo da cópia.`);
  const first = readFirstBytes(file, 16);
  const found = FIRST_BYTES.find(([, bytes]) => first.subarray(0, bytes.length).equals(Buffer.from(bytes)))?.[0];
  if (!found) throw new BackupProblem(`${file} não é uma cópia feita por npm run backup, ou está danificada. Nada foi mudado.`);
  if (found === engine) return;
  throw new BackupProblem(
    found === "sqlite"
      ? `${file} é a cópia de um site em SQLite, e DATABASE_URL é de PostgreSQL: restaure sem DATABASE_URL e leve os dados com npm run copy-database.`
      : `${file} é a cópia de um banco PostgreSQL: diga o banco de destino em DATABASE_URL.`,
  );
}

/** With zeros behind what is shorter. */
export function readFirstBytes(file: string, count: number): Buffer {
  const first = Buffer.alloc(count);
  withOpenFile(file, (handle) => readSync(handle, first));
  return first;
}

/** @throws {BackupProblem} when a copy has been through what this release does not know. */
export function refuseNewer(file: string, migrations: readonly string[], known: readonly string[]): void {
  const unknown = migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new BackupProblem(`${file} foi feita por uma versão mais nova do site (${unknown.join(", ")}). Atualize o site antes.`);
}

export const UNVERIFIED =
  "A cópia é de uma versão anterior e não tem soma de verificação: não há como saber se algum byte mudou desde que foi feita.";
