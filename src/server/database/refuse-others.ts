import { type RawBuilder, sql } from "kysely";
import { SettingsError } from "../settings/settings";
import type { Database } from "./database";
import { isOnPostgres } from "./dialect";

type Named = { name: string };

const POSTGRES = {
  tables: sql<Named>`select relname as name from pg_class c
    where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
    and not exists (select 1 from pg_depend where objid = c.oid and deptype = 'e') order by relname`,
  database: sql<Named>`select current_database() as name`,
};
const SQLITE = {
  tables: sql<Named>`select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`,
  database: sql<Named>`select file as name from pragma_database_list where name = 'main'`,
};

/**
 * Makes sure that a database is empty or a site's, and of no newer release than this one, whose migrations are `known`.
 * Gives whether it is a site's.
 * @throws {SettingsError} in one line; nothing is changed.
 */
export async function refuseOthers(db: Database, known: readonly string[]): Promise<boolean> {
  const tables = await askNames(db, isOnPostgres(db) ? POSTGRES.tables : SQLITE.tables);
  const done = tables.includes("kysely_migration") ? await askNames(db, sql`select name from kysely_migration order by name`) : [];
  const [first = ""] = known;
  const [name = ""] = await askNames(db, isOnPostgres(db) ? POSTGRES.database : SQLITE.database);
  if (!done.includes(first)) {
    const foreign = tables.filter((table) => !table.startsWith("kysely_"));
    if (foreign.length === 0) return false;
    const some = `${foreign.slice(0, 3).join(", ")}${foreign.length > 3 ? "…" : ""}`;
    throw new SettingsError(
      `The database ${name} holds another program's tables (${some}): name an empty one in DATABASE_URL, or another DATA_DIR`,
      `O banco de dados ${name} tem tabelas de outro programa (${some}): confira DATABASE_URL e DATA_DIR`,
    );
  }
  const newer = done.filter((migration) => !known.includes(migration));
  if (newer.length === 0) return true;
  throw new SettingsError(
    `The database ${name} is of a newer release (${newer.join(", ")}): start that release, or restore a copy made before it with "npm run restore"`,
    `O banco de dados ${name} é de uma versão mais nova do site (${newer.join(", ")}): use essa versão, ou restaure uma cópia feita antes dela`,
  );
}

async function askNames(db: Database, query: RawBuilder<Named>): Promise<string[]> {
  return (await query.execute(db)).rows.map(({ name }) => name);
}
