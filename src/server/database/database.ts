import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { Kysely, type LogEvent, PostgresDialect } from "kysely";
import { createDatabaseHealth } from "./database-health";
import { createPostgresPool } from "./postgres/postgres-pool";
import { createSqliteDialect } from "./sqlite/sqlite-dialect";
import { toSqliteRefusal } from "./sqlite/sqlite-problem";
import type { Tables } from "./tables";

export type Database = Kysely<Tables>;
export type DialectName = "sqlite" | "postgres";

export type Connection = ReturnType<typeof openDatabase>;

/**
 * Opens the database an address names: `sqlite:{file}` or `postgres://…`. PostgreSQL is not asked yet whether it is
 * there: see `waitForPostgres`.
 * @throws {SettingsError} when the file cannot be opened or is not a database.
 */
export function openDatabase(url: string) {
  /** What PostgreSQL and the leases of runs call this process, to tell it from others: its number, and what no other has. */
  const clientName = `abre-facil:${process.pid}:${randomUUID()}`;
  const dialectName: DialectName = isPostgres(url) ? "postgres" : "sqlite";
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

/** How long a statement waits for other programs that write. */
export const SQLITE_WAIT_MS = 5000;

/** What a file must be from its first byte on: one that gives room back, and that is read while it is written. */
export const NEW_FILE = "PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL;";

/** The connection that writes, and one that only reads. */
function openSqlite(file: string): [DatabaseSync, DatabaseSync] {
  try {
    const database = new DatabaseSync(file, { timeout: SQLITE_WAIT_MS });
    // Where there is a file already, naming its kind of vacuum would wait for those who write.
    const isNew = database.prepare("PRAGMA page_count").get()?.["page_count"] === 0;
    database.exec(isNew ? NEW_FILE : "PRAGMA journal_mode = WAL;");
    // FULL: an acknowledged page must outlive a power cut. What is deleted is overwritten.
    database.exec("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;");
    return [database, new DatabaseSync(file, { timeout: SQLITE_WAIT_MS, readOnly: true })];
  } catch (error) {
    throw toSqliteRefusal(file, error);
  }
}
