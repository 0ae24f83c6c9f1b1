import type { Log } from "../log/log";
import type { Settings } from "../settings/settings";
import { prepareSqliteFile } from "./check-sqlite";
import { type Connection, isPostgres, openDatabase, sqliteFile } from "./database";
import { lockInstance } from "./instance-lock";
import { migrate } from "./migrate";
import { waitForPostgres } from "./postgres-start";

export interface Storage {
  connection: Connection;
  /** Other processes may serve the same site from it. */
  isShared: boolean;
  close(): Promise<void>;
}

/**
 * Opens the database and brings it up to date; a SQLite file is this process's alone until it is closed.
 * @throws {SettingsError} in one line when it cannot be used.
 */
export async function openStorage({ databaseUrl }: Pick<Settings, "databaseUrl">, log: Log): Promise<Storage> {
  const isShared = isPostgres(databaseUrl);
  const lock = isShared ? undefined : lockInstance(sqliteFile(databaseUrl));
  let connection: Connection | undefined;
  const close = async () => {
    await connection?.db.destroy();
    lock?.release();
  };
  try {
    if (lock) prepareSqliteFile(sqliteFile(databaseUrl));
    connection = openDatabase(databaseUrl);
    if (isShared) await waitForPostgres(connection, databaseUrl, log);
    await migrate(connection);
    return { connection, isShared, close };
  } catch (error) {
    await close();
    throw error;
  }
}
