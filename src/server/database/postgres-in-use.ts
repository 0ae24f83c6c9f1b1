import { sql } from "kysely";
import { SettingsError } from "../settings/settings";
import type { Connection } from "./database";
import { isOnPostgres } from "./dialect";

/**
 * A site on PostgreSQL keeps a connection by its name all the time; one on SQLite holds a lock, which the caller takes.
 * @throws {SettingsError} when a site is running on it.
 */
export async function refuseInUse({ db, clientName }: Connection): Promise<void> {
  if (!isOnPostgres(db)) return;
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name like 'abre-facil:%' and application_name <> ${clientName}`.execute(db);
  if (rows.length > 0)
    throw new SettingsError(
      "A site is running on the PostgreSQL database: stop it first",
      "Há um site usando o banco PostgreSQL: pare-o antes",
    );
}
