import { type Connection, openDatabase } from "../database/database";
import { findKept } from "../database/kept-values";
import { listMigrationNames } from "../database/migrate";
import { refuseInUse, waitForPostgres } from "../database/postgres/postgres-start";
import { MARK_SETTING } from "../secrets/secret-mark";
import { refuseNewer, refuseOtherFiles } from "./copy-file";
import { type CopyContents, findSeal } from "./copy-seal";
import { dumpPostgres } from "./dump-postgres";
import { BackupProblem } from "./make-copy";
import { readPostgresContents, SITE_TABLES } from "./postgres-contents";
import { startPostgresProgram } from "./postgres-program";

export interface RestoredDump {
  isSealed: boolean;
  pages: number;
  /** Of the secret of the site it was made of. */
  secretMark?: string;
  /** The copy of what was there; absent where nothing was. */
  keptAside?: string;
}

/**
 * Puts a copy in the place of what a site's PostgreSQL database holds, in one transaction: all of it, with as many rows
 * as were sealed, or nothing. What was there is copied first.
 * @throws {BackupProblem} when the copy cannot be used; then nothing is changed.
 * @throws {SettingsError} when the database cannot be reached, or a site runs on it.
 */
export async function restorePostgres(copyFile: string, databaseUrl: string, asideFile: string): Promise<RestoredDump> {
  refuseOtherFiles(copyFile, "postgres");
  const seal = findSeal(copyFile);
  if (seal) refuseNewer(copyFile, seal.migrations, listMigrationNames());
  const connection = openDatabase(databaseUrl);
  try {
    await waitForPostgres(connection, databaseUrl);
    await refuseInUse(connection);
    const keptAside = await keepAside(connection, databaseUrl, asideFile);
    await replaceAll(copyFile, databaseUrl, seal);
    const { tables } = await readPostgresContents(connection.db);
    return {
      isSealed: seal !== undefined,
      pages: tables["pages"] ?? 0,
      secretMark: await findKept(connection.db, MARK_SETTING),
      keptAside,
    };
  } finally {
    await connection.db.destroy();
  }
}

async function keepAside({ db }: Connection, databaseUrl: string, asideFile: string): Promise<string | undefined> {
  const { tables } = await readPostgresContents(db);
  if (Object.keys(tables).length === 0) return undefined;
  await dumpPostgres(databaseUrl, asideFile);
  return asideFile;
}

/** Without its last word a transaction ends as if it had not been, whoever of the two fails. */
async function replaceAll(copyFile: string, databaseUrl: string, seal: CopyContents | undefined): Promise<void> {
  const dump = startPostgresProgram("pg_restore", ["--clean", "--if-exists", "--no-owner", "--file=-", copyFile]);
  const database = startPostgresProgram("psql", ["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--output=/dev/null"], databaseUrl);
  try {
    database.stdin.write("BEGIN;\n");
    dump.stdout.pipe(database.stdin, { end: false });
    await Promise.race([dump.ended, database.ended]);
    database.stdin.end(`${buildCheck(seal)}\nCOMMIT;\n`);
    await database.ended;
  } catch (error) {
    dump.kill();
    database.stdin.destroy();
    await database.ended.catch(() => {});
    throw error instanceof BackupProblem ? new BackupProblem(`${copyFile} não foi restaurada. ${error.message} Nada foi mudado.`) : error;
  }
}

/** What must hold before the transaction is accepted, in the database's own language. */
function buildCheck(seal: CopyContents | undefined): string {
  const counts = Object.entries(seal?.tables ?? {}).map(
    ([name, count]) => `
  SELECT count(*) INTO found FROM ${quoteName(name)};
  IF found <> ${count} THEN RAISE EXCEPTION 'a tabela % tem % linhas em vez de ${count}', ${quoteText(name)}, found; END IF;`,
  );
  return `RESET search_path;
DO $check$ DECLARE found bigint; other text; BEGIN
  IF to_regclass('kysely_migration') IS NULL THEN RAISE EXCEPTION 'não é a cópia de um site'; END IF;${counts.join("")}${seal ? checkOthers(seal) : ""}
END $check$;`;
}

/** What the copy does not know is left by it, and a later release would stumble over it. */
function checkOthers({ tables }: CopyContents): string {
  return `
  SELECT relname INTO other FROM pg_class c WHERE ${SITE_TABLES}
    AND relname NOT IN (${Object.keys(tables).map(quoteText).join(", ")}) LIMIT 1;
  IF other IS NOT NULL THEN RAISE EXCEPTION 'o banco tem a tabela %, que a cópia não tem; restaure em um banco vazio', other; END IF;`;
}

const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;
const quoteText = (text: string) => `'${text.replaceAll("'", "''")}'`;
