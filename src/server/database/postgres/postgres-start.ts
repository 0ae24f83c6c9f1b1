import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import type { Log } from "../../log/log";
import { SettingsError } from "../../settings/settings";
import type { Connection } from "../database";
import { isOnPostgres } from "../dialect";
import { isDatabaseAway } from "./database-away";
import { connectionOptions } from "./postgres-pool";

const ANSWERS_WITHIN_MS = 10_000;
const TRY_EVERY_MS = 250;

/** As PgBouncer says of the limits that our connections come with. */
const POOLER_REFUSAL = /unsupported startup parameter/;

/**
 * Resolves when PostgreSQL answers; one that is only just starting is waited for.
 * @throws {SettingsError} in one line without the password, when it is away for ten seconds, refuses us, or is behind a
 * pooler that shares its sessions out.
 */
export async function waitForPostgres({ db, clientName }: Connection, url: string, log?: Pick<Log, "warn">): Promise<void> {
  const deadline = Date.now() + ANSWERS_WITHIN_MS;
  for (let tries = 0; ; tries += 1) {
    try {
      await sql`select 1`.execute(db);
      if (await hasOwnSession(url, clientName)) return;
      throw refusePooler(url, "it gives each transaction another session, and locks and LISTEN need one that stays");
    } catch (error) {
      if (error instanceof SettingsError) throw error;
      if (POOLER_REFUSAL.test((error as Error).message)) throw refusePooler(url, (error as Error).message);
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
      if (tries === 0) log?.warn({ reason }, "waiting for the database");
      await sleep(TRY_EVERY_MS);
    }
  }
}

const PID_WITHIN_MS = 5000;
/** In the first of them a pooler with nothing else to do is found out; others' work may hide it once or twice. */
const ROUNDS = 10;

/** Whether a connection keeps its session. PgBouncer in transaction mode gives it any that is free, each time. */
async function hasOwnSession(url: string, clientName: string): Promise<boolean> {
  const clients: pg.Client[] = [];
  const open = async () => {
    const client = new pg.Client({ ...connectionOptions(url, clientName), query_timeout: PID_WITHIN_MS });
    clients.push(client);
    client.on("error", () => {});
    await client.connect();
    return async () => (await client.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]?.pid;
  };
  try {
    const askFirst = await open();
    // What was said at the greeting is the session's own number, unless somebody stands between.
    const [{ processID } = {}] = clients as { processID?: number }[];
    if ((await askFirst()) === processID) return true;
    const askSecond = await open();
    const [first, second] = [new Set<unknown>(), new Set<unknown>()];
    // Unevenly, so that neither the last one that became free nor the next in turn looks like one's own.
    for (let round = 0; round < ROUNDS; round += 1) {
      first.add(await askFirst()).add(await askFirst());
      second.add(await askSecond());
    }
    return first.size === 1 && second.size === 1 && first.isDisjointFrom(second);
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }
}

/** PostgreSQL lists a session for a moment after it was closed. */
const LEAVES_WITHIN_MS = 2000;

/** A site keeps a connection to PostgreSQL by its name; on SQLite callers hold a lock. @throws {SettingsError} when a site is running. */
export async function refuseInUse({ db, clientName }: Connection): Promise<void> {
  if (!isOnPostgres(db)) return;
  const others = sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name like 'abre-facil:%' and application_name <> ${clientName}`;
  const deadline = Date.now() + LEAVES_WITHIN_MS;
  while ((await others.execute(db)).rows.length > 0) {
    if (Date.now() >= deadline)
      throw new SettingsError(
        "A site is running on the PostgreSQL database: stop it first",
        "Há um site usando o banco PostgreSQL: pare-o antes",
      );
    await sleep(TRY_EVERY_MS);
  }
}

function refusePooler(url: string, reason: string): SettingsError {
  const database = withoutPassword(url);
  return new SettingsError(
    `The database ${database} cannot be used through this pooler, such as PgBouncer (${reason}): set DATABASE_URL to PostgreSQL's own address, or the pooler to sessions, as "Several processes" of docs/operations.md says`,
    `O banco de dados ${database} não pode ser usado por este intermediário de conexões, como o PgBouncer (${reason}): ponha em DATABASE_URL o endereço do próprio PostgreSQL, ou configure o intermediário em modo de sessão, como diz docs/operations.md`,
  );
}

const withoutPassword = (url: string): string => url.replace(/\/\/[^@/]*@/, "//").replace(/\?.*/, "");

/** Node tries every address of a host and puts its failures together without a message. */
function reasonOf(error: unknown): string {
  const { message, code } = error as Error & { code?: string };
  return message || code || "unknown reason";
}
