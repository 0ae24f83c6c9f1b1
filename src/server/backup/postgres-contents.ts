import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables";
import type { CopyContents } from "./copy-seal";

/** Of `pg_class c`: the tables of a site's schema, without those that an extension brought. */
export const SITE_TABLES = `relkind = 'r' and relnamespace = current_schema()::regnamespace
    and not exists (select 1 from pg_depend where objid = c.oid and deptype = 'e')`;

/** What the tables of a site's PostgreSQL database hold. */
export async function readPostgresContents(db: Kysely<Tables>): Promise<CopyContents> {
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
