import { statSync } from "node:fs";
import { migrateAccounts } from "../accounts/auth";
import { BackupProblem } from "../backup/make-copy";
import { findDamageInFile } from "../backup/sqlite-contents";
import { copyDatabase } from "../database/copy/copy-database";
import { hasSeal } from "../database/copy-mark";
import { type Connection, isPostgres, openDatabase, sqliteFile } from "../database/database";
import { migrate } from "../database/migrate";
import { waitForPostgres } from "../database/postgres/postgres-start";
import { lockInstance } from "../database/sqlite/instance-lock";
import { type Command, refuseArguments } from "./read-arguments.mjs";
import { runProgram } from "./run-program";

const COMMAND: Command = {
  language: "pt",
  usage: "npm run copy-database -- DE PARA",
  about: `Leva um site parado do SQLite para o PostgreSQL ou de volta, e confere cada linha.
DE e PARA são endereços como os de DATABASE_URL: sqlite:ARQUIVO ou postgres://USUÁRIO:SENHA@SERVIDOR/BANCO.
PARA tem de estar vazio; DE não é alterado.`,
  least: 2,
};

const REMINDER =
  "Leve também a SECRET_KEY (ou o arquivo secret-key de DATA_DIR): sem ela as sessões, a chave de IA e os segundos fatores se perdem.";

const ADDRESS = /^(sqlite:|file:|postgres(ql)?:\/\/)/;

/** `npm run copy-database`. The built bundle runs this file. */
async function main([from = "", to = ""]: readonly string[]): Promise<number> {
  const wrong = [from, to].find((address) => !ADDRESS.test(address));
  if (wrong !== undefined) return refuseArguments(COMMAND, `"${wrong}" não é o endereço de um banco de dados`);
  if (from === to) throw new BackupProblem("Nada foi copiado: DE e PARA são o mesmo banco de dados.");
  if (!isPostgres(from)) refuseUnusableFile(sqliteFile(from));
  await using opened = new AsyncDisposableStack();
  const source = await open(from, opened);
  const target = await open(to, opened);
  await migrate(target);
  await migrateAccounts(target);
  const tables = await copyDatabase(source, target, ({ name, rows }) => console.log(`${String(rows).padStart(9)}  ${name}`));
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  console.log(`${String(total).padStart(9)}  linhas copiadas e conferidas uma a uma\n\n${REMINDER}`);
  return 0;
}

/** A copy is not opened, for that alone would change its bytes. */
function refuseUnusableFile(file: string): void {
  const problem = (reason: string) => new BackupProblem(`Nada foi copiado: ${file} ${reason}.`);
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) throw problem("não existe");
  if (!stat.isFile()) throw problem("não é um arquivo");
  if (hasSeal(file)) throw problem("é uma cópia feita por npm run backup: restaure-a antes com npm run restore");
  const damage = findDamageInFile(file);
  if (damage) throw problem(`está danificado (${damage})`);
}

/** Until the stack is disposed of. */
async function open(url: string, opened: AsyncDisposableStack): Promise<Connection> {
  if (!isPostgres(url)) opened.adopt(lockInstance(sqliteFile(url)), (lock) => lock.release());
  const connection = openDatabase(url);
  opened.use(connection.db);
  if (isPostgres(url)) await waitForPostgres(connection, url);
  return connection;
}

runProgram(COMMAND, main);
