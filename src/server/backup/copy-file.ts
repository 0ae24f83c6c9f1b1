import { closeSync, openSync, readSync, statSync } from "node:fs";
import type { DialectName } from "../database/database";
import { BackupProblem } from "./make-copy";

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
  const handle = openSync(file, "r");
  try {
    readSync(handle, first);
    return first;
  } finally {
    closeSync(handle);
  }
}

/** @throws {BackupProblem} when a copy has been through what this release does not know. */
export function refuseNewer(file: string, migrations: readonly string[], known: readonly string[]): void {
  const unknown = migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new BackupProblem(`${file} foi feita por uma versão mais nova do site (${unknown.join(", ")}). Atualize o site antes.`);
}

/** What is said of a copy that has no seal. */
export const UNVERIFIED =
  "A cópia é de uma versão anterior e não tem soma de verificação: não há como saber se algum byte mudou desde que foi feita.";
