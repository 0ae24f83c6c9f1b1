import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { Kysely, type LogEvent, PostgresDialect } from "kysely";
import { createDatabaseHealth, type DatabaseHealth } from "./database-health";
import { createPostgresPool } from "./postgres-pool";
import { createSqliteDialect } from "./sqlite-dialect";
import { toSqliteRefusal } from "./sqlite-problem";
import type { Tables } from "./tables";

export type Database = Kysely<Tables>;
export type DialectName = "sqlite" | "postgres";

export interface Connection {
  db: Database;
  dialectName: DialectName;
  /** What PostgreSQL and the leases of runs call this process, to tell it from others: its number, and what no other has. */
  clientName: string;
  /** What this process has met of late. */
  health: DatabaseHealth;
}

/**
 * Opens the database an address names: `sqlite:{file}` or `postgres://…`. PostgreSQL is not asked yet whether it is
 * there: see `waitForPostgres`.
 * @throws {SettingsError} when the file cannot be opened or is not a database.
 */
export function openDatabase(url: string): Connection {
  const clientName = `abre-facil:${process.pid}:${randomUUID()}`;
  const dialectName = isPostgres(url) ? "postgres" : "sqlite";
  const health = createDatabaseHealth();
  const dialect = isPostgres(url)
    ? new PostgresDialect({ pool: createPostgresPool(url, clientName, health) })
    : createSqliteDialect(...openSqlite(sqliteFile(url)));
  const log = (event: LogEvent) => {
    if (event.level === "error") health.note(event.error);
  };
  return { db: new Kysely<Tables>({ dialect, log }), dialectName, clientName, health };
}

export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url);
}

/** @example sqliteFile("sqlite:/var/data/site.sqlite") // "/var/data/site.sqlite" */
export function sqliteFile(url: string): string {
  return url.replace(/^(sqlite|file):(\/\/)?/, "");
}

/** The connection that writes, and one that only reads. */
function openSqlite(file: string): [DatabaseSync, DatabaseSync] {
  try {
    const database = new DatabaseSync(file, { timeout: 5000 });
    // FULL: an acknowledged page must outlive a power cut.
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
    return [database, new DatabaseSync(file, { timeout: 5000, readOnly: true })];
  } catch (error) {
    throw toSqliteRefusal(file, error);
  }
}
