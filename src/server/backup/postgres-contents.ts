import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables";
import type { CopyContents } from "./copy-seal";

/** What the tables of a site's PostgreSQL database hold. */
export async function readPostgresContents(db: Kysely<Tables>): Promise<CopyContents> {
  const { rows: tables } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace order by relname`.execute(db);
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
