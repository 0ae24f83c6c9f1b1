import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { devNull } from "node:os";
import { text } from "node:stream/consumers";
import { type Kysely, sql } from "kysely";
import { openDatabase } from "../database/database";
import { findKept } from "../database/kept-values";
import { listMigrationNames } from "../database/migrate";
import { LIFT_LIMITS } from "../database/postgres/postgres-pool";
import { refuseInUse, waitForPostgres } from "../database/postgres/postgres-start";
import type { Tables } from "../database/tables";
import { MARK_SETTING } from "../secrets/key-cipher";
import { type CopyContents, findSeal, sealCopy } from "./copy-seal";
import { BackupProblem, makeCopy, refuseNewer, refuseOtherFiles } from "./make-copy";

/**
 * Copies a PostgreSQL database with its own `pg_dump`, while the site runs; the copy ends with a seal over all it holds,
 * and is read through before it has its name.
 * @throws {BackupProblem} when the program is not installed or fails.
 * @throws {SettingsError} when the database cannot be reached.
 */
export async function dumpPostgres(databaseUrl: string, target: string): Promise<{ pages: number; bytes: number }> {
  const connection = openDatabase(databaseUrl);
  await using db = connection.db;
  await waitForPostgres(connection, databaseUrl);
  return await makeCopy(target, (begun) =>
    // What is counted is what is dumped: both see the database as it was at one moment.
    db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute(async (transaction) => {
        await sql.raw(LIFT_LIMITS).execute(transaction);
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
        const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(transaction);
        const contents = await readPostgresContents(transaction);
        const args = ["--format=custom", `--snapshot=${rows[0]?.snapshot}`, `--file=${begun}`];
        await startPostgresProgram("pg_dump", args, databaseUrl).ended;
        sealCopy(begun, contents);
        // Throws when a byte is not the one that was sealed, or `pg_restore` cannot read all of it.
        findSeal(begun, target);
        await startPostgresProgram("pg_restore", [`--file=${devNull}`, begun]).ended;
        return { pages: contents.tables["pages"] ?? 0 };
      }),
  );
}

/**
 * Puts a copy in the place of what a site's PostgreSQL database holds, in one transaction: all of it, with as many rows
 * as were sealed, or nothing. What was there is copied first.
 * @throws {BackupProblem} when the copy cannot be used; then nothing is changed.
 * @throws {SettingsError} when the database cannot be reached, or a site runs on it.
 */
export async function restorePostgres(copyFile: string, databaseUrl: string, asideFile: string) {
  refuseOtherFiles(copyFile, "postgres");
  const seal = findSeal(copyFile);
  if (seal) refuseNewer(copyFile, seal.migrations, listMigrationNames());
  const connection = openDatabase(databaseUrl);
  await using db = connection.db;
  await waitForPostgres(connection, databaseUrl);
  await refuseInUse(connection);
  const isEmpty = Object.keys((await readPostgresContents(db)).tables).length === 0;
  if (!isEmpty) await dumpPostgres(databaseUrl, asideFile);
  await replaceAll(copyFile, databaseUrl, seal);
  const { tables } = await readPostgresContents(db);
  return {
    isSealed: seal !== undefined,
    pages: tables["pages"] ?? 0,
    /** Of the secret of the site it was made of. */
    secretMark: await findKept(db, MARK_SETTING),
    /** The copy of what was there; none where nothing was. */
    keptAside: isEmpty ? [] : [asideFile],
  };
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

/** Of `pg_class c`: the tables of a site's schema, without those that an extension brought. */
const SITE_TABLES = `relkind = 'r' and relnamespace = current_schema()::regnamespace
    and not exists (select 1 from pg_depend where objid = c.oid and deptype = 'e')`;

/** What the tables of a site's PostgreSQL database hold. */
async function readPostgresContents(db: Kysely<Tables>): Promise<CopyContents> {
  const { rows: tables } = await sql<{ name: string }>`select relname as name from pg_class c
    where ${sql.raw(SITE_TABLES)} order by relname`.execute(db);
  const counts: [string, number][] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db);
    counts.push([name, rows[0]?.count ?? 0]);
  }
  const { rows: migrations } = tables.some(({ name }) => name === "kysely_migration")
    ? await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    : { rows: [] };
  return { engine: "postgres", migrations: migrations.map(({ name }) => name), tables: Object.fromEntries(counts) };
}

/** How the programs begin a line that says what went wrong. */
const ERROR = /^.*?\b(error|ERROR|FATAL): +/;

type Program = "pg_dump" | "pg_restore" | "psql";

/** Starts one of PostgreSQL's own programs; where it has to do with a database, on that of the address. `ended` resolves when it has ended well. */
function startPostgresProgram(name: Program, args: readonly string[], databaseUrl?: string) {
  const { url, password } = databaseUrl === undefined ? {} : splitPassword(databaseUrl);
  const child = spawn(name, [...args, ...(url === undefined ? [] : [`--dbname=${url}`])], {
    // English, for its errors to be known as such.
    env: { ...process.env, LC_ALL: "C", ...(password !== undefined && { PGPASSWORD: password }) },
  });
  // One that ended says so by its code.
  child.stdin.on("error", () => {});
  const ended = waitForEnd(name, child);
  ended.catch(() => {});
  return { stdin: child.stdin, stdout: child.stdout, ended, kill: () => void child.kill() };
}

async function waitForEnd(name: Program, child: ChildProcessWithoutNullStreams): Promise<void> {
  const said = text(child.stderr);
  const [code] = await once(child, "close").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    throw new BackupProblem(
      `O programa ${name} não foi encontrado. Instale o cliente do PostgreSQL (no Debian: apt install postgresql-client).`,
    );
  });
  if (code !== 0) throw new BackupProblem(`${name} falhou: ${firstError(await said)}.`);
}

/** What went wrong first; what follows from it is said after it. */
function firstError(said: string): string {
  const lines = said.split("\n").filter((line) => line.trim() !== "");
  const first = lines.find((line) => ERROR.test(line)) ?? lines[0] ?? "sem dizer por quê";
  return first.replace(ERROR, "").trim();
}

/** Programs' arguments are seen by everybody on the machine. */
function splitPassword(databaseUrl: string): { url: string; password?: string } {
  const url = new URL(databaseUrl);
  const password = url.password === "" ? undefined : decodeURIComponent(url.password);
  url.password = "";
  return { url: url.href, password };
}
