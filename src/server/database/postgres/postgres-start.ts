import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Log } from "../../log/log";
import { SettingsError } from "../../settings/settings";
import type { Connection } from "../database";
import { isOnPostgres } from "../dialect";
import { isDatabaseAway } from "./database-away";

const ANSWERS_WITHIN_MS = 10_000;
const TRY_EVERY_MS = 250;

/**
 * Resolves when PostgreSQL answers; one that is only just starting is waited for.
 * @throws {SettingsError} in one line without the password, when it is away for ten seconds or refuses us.
 */
export async function waitForPostgres({ db }: Connection, url: string, log?: Pick<Log, "warn">): Promise<void> {
  const deadline = Date.now() + ANSWERS_WITHIN_MS;
  for (let tries = 0; ; tries += 1) {
    try {
      await sql`select 1`.execute(db);
      return;
    } catch (error) {
      const [database, reason] = [withoutPassword(url), reasonOf(error)];
      if (!isDatabaseAway(error))
        throw new SettingsError(
          `The database ${database} cannot be used: ${reason}`,
          `O banco de dados ${database} não pode ser usado: ${reason}`,
        );
      if (Date.now() >= deadline) {
        const waited = `${ANSWERS_WITHIN_MS / 1000} s`;
        throw new SettingsError(
          `The database ${database} does not answer (${reason}; waited ${waited})`,
          `O banco de dados ${database} não responde (${reason}; espera de ${waited})`,
        );
      }
      if (tries === 0) log?.warn({ reason: reasonOf(error) }, "waiting for the database");
      await sleep(TRY_EVERY_MS);
    }
  }
}

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

function withoutPassword(url: string): string {
  return url.replace(/\/\/[^@/]*@/, "//").replace(/\?.*/, "");
}

/** Node tries every address of a host and puts its failures together without a message. */
function reasonOf(error: unknown): string {
  const { message, code } = error as Error & { code?: string };
  return message || code || "unknown reason";
}
