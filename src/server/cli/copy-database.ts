import { existsSync } from "node:fs";
import { migrateAccounts } from "../accounts/auth";
import { copyDatabase } from "../database/copy/copy-database";
import { CopyDifferenceError } from "../database/copy/copy-table";
import { type Connection, isPostgres, openDatabase, sqliteFile } from "../database/database";
import { type InstanceLock, lockInstance } from "../database/instance-lock";
import { migrate } from "../database/migrate";
import { waitForPostgres } from "../database/postgres-start";
import { SettingsError } from "../settings/settings";
import { runProgram } from "./run-program";

const USAGE = `Uso:
  npm run copy-database -- DE PARA

DE e PARA são endereços como os de DATABASE_URL: sqlite:ARQUIVO ou postgres://USUÁRIO:SENHA@SERVIDOR/BANCO.
Pare o site antes. PARA tem de estar vazio; DE não é alterado.`;

const REMINDER =
  "Leve também a SECRET_KEY (ou o arquivo secret-key de DATA_DIR): sem ela as sessões, a chave de IA e os segundos fatores se perdem.";

const ADDRESS = /^(sqlite:|file:|postgres(ql)?:\/\/)/;

/** `npm run copy-database -- FROM TO`. The built bundle runs this file. */
async function main(args: readonly string[]): Promise<number> {
  const [from, to] = args;
  if (from === undefined || to === undefined || args.length > 2 || !ADDRESS.test(from) || !ADDRESS.test(to)) {
    console.error(USAGE);
    return 1;
  }
  if (from === to) throw new SettingsError("FROM and TO are the same database");
  if (!isPostgres(from) && !existsSync(sqliteFile(from))) throw new SettingsError(`There is no database at ${sqliteFile(from)}`);
  const opened: { connection: Connection; lock?: InstanceLock }[] = [];
  try {
    for (const url of [from, to]) opened.push(await open(url));
    const [source, target] = opened.map(({ connection }) => connection);
    if (!source || !target) throw new Error("Two databases were to be opened");
    await migrate(target);
    await migrateAccounts(target);
    const tables = await copyDatabase(source, target, ({ name, rows }) => console.log(`${String(rows).padStart(9)}  ${name}`));
    const total = tables.reduce((sum, { rows }) => sum + rows, 0);
    console.log(`${String(total).padStart(9)}  linhas copiadas e conferidas uma a uma\n\n${REMINDER}`);
    return 0;
  } finally {
    for (const { connection, lock } of opened) {
      await connection.db.destroy();
      lock?.release();
    }
  }
}

async function open(url: string): Promise<{ connection: Connection; lock?: InstanceLock }> {
  const lock = isPostgres(url) ? undefined : lockInstance(sqliteFile(url));
  const connection = openDatabase(url);
  if (!lock) await waitForPostgres(connection, url);
  return { connection, lock };
}

runProgram(main, (error) =>
  error instanceof SettingsError || error instanceof CopyDifferenceError ? `Nada foi copiado: ${error.message}` : error,
);
