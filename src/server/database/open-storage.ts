import type { Log } from "../log/log";
import type { Settings } from "../settings/settings";
import { type Connection, isPostgres, openDatabase, sqliteFile } from "./database";
import { migrate } from "./migrate";
import { waitForPostgres } from "./postgres/postgres-start";
import { findDamageAside, prepareSqliteFile } from "./sqlite/check-sqlite";
import { renewFile } from "./sqlite/erasure";
import { lockInstance } from "./sqlite/instance-lock";
import { toDamageRefusal } from "./sqlite/sqlite-problem";

export type Storage = Awaited<ReturnType<typeof openStorage>>;

/** Opens the database, a SQLite file for this process alone, brought up to date. @throws {SettingsError} when it cannot be used. */
export async function openStorage({ databaseUrl }: Pick<Settings, "databaseUrl">, log: Log) {
  /** Other processes may serve the same site from it. */
  const isShared = isPostgres(databaseUrl);
  const lock = isShared ? undefined : lockInstance(sqliteFile(databaseUrl));
  let connection: Connection | undefined;
  const close = async () => {
    await connection?.db.destroy();
    lock?.release();
  };
  try {
    const prepared = lock && prepareSqliteFile(sqliteFile(databaseUrl));
    connection = openDatabase(databaseUrl);
    if (prepared && !prepared.isLookedThrough) void lookForDamage(sqliteFile(databaseUrl), connection, log);
    if (isShared) await waitForPostgres(connection, databaseUrl, log);
    await migrate(connection);
    if (!isShared) await renewFile(connection, sqliteFile(databaseUrl), log);
    return { connection, isShared, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What it finds is told, and the site goes on: most of its pages may well be whole. */
async function lookForDamage(file: string, { health }: Connection, log: Log): Promise<void> {
  try {
    const damage = await findDamageAside(file);
    if (damage === undefined) return;
    health.noteDamage();
    log.error(toDamageRefusal(file, damage).message);
  } catch (error) {
    log.warn({ err: error }, "the database could not be looked through");
  }
}
