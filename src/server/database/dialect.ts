import { type Kysely, PostgresAdapter, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { LIFT_LIMITS, RESTORE_LIMITS } from "./postgres/postgres-pool";
import type { Tables, Transaction } from "./tables";

// What the two engines do differently is decided here, in the migrations and in the word index, and nowhere else.

/** The channel on which PostgreSQL tells every process what changed. */
export const CHANGES_CHANNEL = "abre_facil";

/** Numbers of PostgreSQL's advisory locks: ours, and of what. */
const LOCK_SPACE = 1_096_970_853;
const LOCKS = { schema: 1, addresses: 2 } as const;
/** Of works that have a name. */
const NAMED_LOCK_SPACE = LOCK_SPACE + 1;

/** Of a database or a transaction, what tells which engine it is of. */
type Engine<DB> = Pick<Kysely<DB>, "getExecutor">;

export function isOnPostgres<DB>(db: Engine<DB>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * A transaction that looks which addresses are free and takes one. SQLite runs one transaction at a time; on
 * PostgreSQL these wait for one another, whichever process they are of, so that no two find the same address free.
 */
export async function changeAddresses<T>(db: Kysely<Tables>, run: (transaction: Transaction) => Promise<T>): Promise<T> {
  return await db.transaction().execute(async (transaction) => {
    if (isOnPostgres(transaction)) await sql`select pg_advisory_xact_lock(${LOCK_SPACE}, ${LOCKS.addresses})`.execute(transaction);
    return await run(transaction);
  });
}

/** Waits for other transactions that take a turn of this name; SQLite runs one transaction at a time. */
export async function takeTurn(transaction: Transaction, name: string): Promise<void> {
  if (isOnPostgres(transaction)) await sql`select pg_advisory_xact_lock(${NAMED_LOCK_SPACE}, hashtext(${name}))`.execute(transaction);
}

/** Lets one process at a time do the work of a name, on connections of its own; SQLite is one process's. */
export async function withNamedLock<T>(db: Kysely<Tables>, name: string, work: () => Promise<T>): Promise<T> {
  if (!isOnPostgres(db)) return await work();
  return await db.transaction().execute(async (transaction) => {
    await takeTurn(transaction, name);
    return await work();
  });
}

/** Does the work of a name, however long it takes; undefined when another process is at it. SQLite is one process's. */
export async function withFreeLock<T>(db: Kysely<Tables>, name: string, work: () => Promise<T>): Promise<T | undefined> {
  if (!isOnPostgres(db)) return await work();
  return await db.connection().execute(async (held) => {
    const taking = sql<{ taken: boolean }>`select pg_try_advisory_lock(${NAMED_LOCK_SPACE}, hashtext(${name})) as taken`;
    if (!(await taking.execute(held)).rows[0]?.taken) return undefined;
    try {
      return await work();
    } finally {
      // A connection that broke meanwhile has ended the lock itself.
      await sql`select pg_advisory_unlock(${NAMED_LOCK_SPACE}, hashtext(${name}))`.execute(held).catch(() => {});
    }
  });
}

/** Whether a process is at the work of a name; of SQLite's only one, nobody need ask. */
export async function isLockTaken(db: Kysely<Tables>, name: string): Promise<boolean> {
  if (!isOnPostgres(db)) return false;
  const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and granted
    and database = (select oid from pg_database where datname = current_database())
    and classid = ${NAMED_LOCK_SPACE} and objid = (hashtext(${name})::bigint & 4294967295)::oid`.execute(db);
  return rows.length > 0;
}

/** How many bytes of its disk the database takes, its indexes included. */
export async function readDatabaseBytes(db: Kysely<Tables>): Promise<number> {
  const size = isOnPostgres(db)
    ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
    : sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  return (await size.execute(db)).rows[0]?.bytes ?? 0;
}

/** Lets one process at a time change tables, however long it takes, on the connection that holds the lock and ends with it. */
export async function withSchemaLock<T>(db: Kysely<Tables>, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  if (!isOnPostgres(db)) return await work(db);
  return await db.connection().execute(async (held) => {
    await sql.raw(LIFT_LIMITS).execute(held);
    try {
      await sql`select pg_advisory_lock(${LOCK_SPACE}, ${LOCKS.schema})`.execute(held);
      return await work(held);
    } finally {
      await sql`select pg_advisory_unlock(${LOCK_SPACE}, ${LOCKS.schema})`.execute(held);
      await sql.raw(RESTORE_LIMITS).execute(held);
    }
  });
}

/** Rows that the transaction is going to change; others wait for it. */
export function lockRows<DB, TB extends keyof DB, O>(db: Engine<DB>, rows: SelectQueryBuilder<DB, TB, O>) {
  return isOnPostgres(db) ? rows.forUpdate() : rows;
}

/** Rows nobody else is about to take; those are left out instead of waited for. */
export function lockFreeRows<DB, TB extends keyof DB, O>(db: Engine<DB>, rows: SelectQueryBuilder<DB, TB, O>) {
  return isOnPostgres(db) ? rows.forUpdate().skipLocked() : rows;
}

/** Whole numbers as the rows of a table, in its column `value`, however many they are. */
export function numbersAsRows<DB>(db: Engine<DB>, numbers: readonly number[]): RawBuilder<{ value: number }> {
  const list = JSON.stringify(numbers);
  return isOnPostgres(db)
    ? sql`(select listed::bigint as value from jsonb_array_elements_text(${list}::jsonb) as listed)`
    : sql`(select value from json_each(${list}))`;
}

/** Compares a text with a pattern, whatever the case of its letters without accents. */
export function likeOperator(db: Engine<Tables>): "like" | "ilike" {
  return isOnPostgres(db) ? "ilike" : "like";
}
