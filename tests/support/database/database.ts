import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { type RawBuilder, sql } from "kysely";
import { onTestFinished } from "vitest";
import { type Connection, openDatabase, sqliteFile } from "#server/database/database";
import { migrate } from "#server/database/migrate";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { ENGINE } from "./engine";
import { createPostgresDatabase, databaseNameOf, dropPostgresDatabase, postgresUrl } from "./postgres";
import { copySqliteTemplate } from "./sqlite-template";

/** A migrated database of its own, or that of an address, that is closed and removed when the test ends. */
export async function createDatabase(url?: string): Promise<Connection> {
  const connection = openDatabase(url ?? (await createMigratedDatabase()));
  onTestFinished(() => connection.db.destroy());
  await migrate(connection);
  return connection;
}

/** The address of a migrated database that is removed when the test ends. */
export async function createMigratedDatabase(): Promise<string> {
  const url = await createEmptyDatabase();
  if (ENGINE === "sqlite") copySqliteTemplate(sqliteFile(url));
  return url;
}

/** The address of a database that is removed when the test ends. */
export async function createEmptyDatabase(): Promise<string> {
  if (ENGINE === "sqlite") return `sqlite:${join(makeTemporaryFolder(), "site.sqlite")}`;
  const name = `test-${randomUUID()}`;
  onTestFinished(() => dropPostgresDatabase(name));
  return await createPostgresDatabase(name);
}

/** Where a site of the tests keeps its rows. */
export function databaseUrlOf({ dataDir }: { dataDir: string }): string {
  return ENGINE === "postgres" ? postgresUrl(databaseNameOf(dataDir)) : `sqlite:${join(dataDir, "abre-facil.sqlite")}`;
}

/** Puts a statement to the database of a site, running or not, behind its back, and gives the rows. */
export async function querySite<Row = Record<string, unknown>>(site: { dataDir: string }, statement: RawBuilder<unknown>): Promise<Row[]> {
  const { db } = openDatabase(databaseUrlOf(site));
  try {
    return (await statement.execute(db)).rows as Row[];
  } finally {
    await db.destroy();
  }
}

/** How many rows a table of a site has. */
export async function countRows(site: { dataDir: string }, table: string): Promise<number> {
  const [row] = await querySite<{ count: number }>(site, sql`select count(*) as count from ${sql.table(table)}`);
  return row?.count ?? 0;
}
