import { randomUUID } from "node:crypto";
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from "kysely";
import { nextFreeSlug } from "#domain/page/next-free-slug";
import { purgeBefore } from "#domain/page/trash";
import type { Database } from "./database";
import { takeTurn } from "./dialect";
import type { Tables, Transaction } from "./tables";

// The one place for rows saved over the version that was seen, deleted, brought back, forgotten.

/** What came of a save: `conflict` where somebody saved it after it was seen, as it is now; `gone` where it is not there. */
export type Saved<Value> = { outcome: "saved" | "conflict"; value: Value } | { outcome: "gone" };

type VersionedTable = "works" | "technicians" | "photos" | "contacts" | "appointments";
type DeletableTable = Exclude<VersionedTable, "contacts" | "appointments">;

type Columns<T extends VersionedTable> = Omit<Insertable<Tables[T]>, "id" | "version">;
type Change<Row, Set> = (before: Row, transaction: Transaction) => Set | Promise<Set>;

interface RowRules<Row, Value> {
  toValue: (row: Row) => Value;
  /** Keeps, in the same transaction, what belongs to a row; undefined once the row is gone for good. */
  keepWith?: (transaction: Transaction, id: string, row: Row | undefined) => Promise<void>;
  /** Hears, after the commit, of a row that is another since. */
  onChange?: (row: Row, before?: Row) => Promise<void> | void;
}

/** What these tables have in common; no type follows a table that a type parameter names. */
type AnyRow = { id: string; version: number; deleted_at: string | null };

const anyRows = (from: Database | Transaction) => from as unknown as Kysely<Record<VersionedTable, AnyRow>>;

const ALL = sql<boolean>`true`;

class Overtaken extends Error {}

/** Rows that several people change: a save names the version it was written over. */
export function versionedRows<T extends VersionedTable, Value>(
  db: Database,
  table: T,
  rules: RowRules<Selectable<Tables[T]>, Value>,
  isLive = ALL,
) {
  const { toValue, keepWith, onChange } = rules as unknown as RowRules<AnyRow, Value>;
  const name: VersionedTable = table;
  const select = (from: Database | Transaction, id: string) =>
    anyRows(from).selectFrom(name).selectAll().where("id", "=", id).where(isLive).executeTakeFirst();

  async function find(id: string): Promise<Value | undefined> {
    const row = await select(db, id);
    return row && toValue(row);
  }

  async function write(id: string, version: number, change: Change<AnyRow, object>) {
    return await db.transaction().execute(async (transaction) => {
      const before = await select(transaction, id);
      if (before?.version !== version) throw new Overtaken();
      const columns = { ...(await change(before, transaction)), version: version + 1 };
      const seen = anyRows(transaction).updateTable(name).set(columns).where("id", "=", id).where("version", "=", version);
      const row = await seen.returningAll().executeTakeFirstOrThrow(() => new Overtaken());
      await keepWith?.(transaction, id, row);
      return { row, before };
    });
  }

  return {
    find,

    /** Makes a row of what `make` gives, which may look first what others there are; none where that is nothing. */
    async create(make: (transaction: Transaction) => Promise<Columns<T> | undefined>): Promise<Value | undefined> {
      const row = await db.transaction().execute(async (transaction) => {
        const columns = await make(transaction);
        if (!columns) return undefined;
        const values: object = { id: randomUUID(), version: 1, ...columns };
        const adding = anyRows(transaction)
          .insertInto(name)
          .values(values as AnyRow);
        const added = await adding.returningAll().executeTakeFirstOrThrow();
        await keepWith?.(transaction, added.id, added);
        return added;
      });
      if (row) await onChange?.(row);
      return row && toValue(row);
    },

    /** Writes over the version that was seen. */
    async save(id: string, seenVersion: number, change: Change<Selectable<Tables[T]>, Updateable<Tables[T]>>): Promise<Saved<Value>> {
      const written = await write(id, seenVersion, change as unknown as Change<AnyRow, object>).catch((error: unknown) => {
        if (!(error instanceof Overtaken)) throw error;
      });
      if (written) {
        await onChange?.(written.row, written.before);
        return { outcome: "saved", value: toValue(written.row) };
      }
      const value = await find(id);
      return value === undefined ? { outcome: "gone" } : { outcome: "conflict", value };
    },
  };
}

/** Versioned rows that leave the lists when they are deleted, and the database a month later; `mayGo` says which may. */
export function deletableRows<T extends DeletableTable, Value>(
  db: Database,
  table: T,
  rules: RowRules<Selectable<Tables[T]>, Value>,
  mayGo = ALL,
) {
  const { toValue, keepWith, onChange } = rules as unknown as RowRules<AnyRow, Value>;
  const name: VersionedTable = table;

  async function setDeleted(id: string, isDeleted: boolean): Promise<Value | undefined> {
    const others = anyRows(db)
      .updateTable(name)
      .where("id", "=", id)
      .where("deleted_at", isDeleted ? "is" : "is not", null);
    const changed = others.where(isDeleted ? mayGo : ALL).set({ deleted_at: isDeleted ? new Date().toISOString() : null });
    const row = await changed.returningAll().executeTakeFirst();
    if (row) await onChange?.(row);
    return row && toValue(row);
  }

  return {
    ...versionedRows(db, table, rules, sql<boolean>`deleted_at is null`),

    /** Takes it out of the lists; it can be brought back for a while. */
    remove: (id: string) => setDeleted(id, true),

    restore: (id: string) => setDeleted(id, false),

    async forgetOld(now = new Date()): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const before = purgeBefore(now).toISOString();
        const gone = await anyRows(transaction).deleteFrom(name).where("deleted_at", "<", before).where(mayGo).returning("id").execute();
        for (const { id } of gone) await keepWith?.(transaction, id, undefined);
      });
    },
  };
}

/** An address that no row has, made of a title; others that take one wait until the transaction ends. */
export async function takeSlug(transaction: Transaction, table: "works" | "technicians", wanted: string): Promise<string> {
  await takeTurn(transaction, table);
  const taken = await transaction.selectFrom(table).select("slug").where("slug", "like", `${wanted}%`).execute();
  return nextFreeSlug(wanted, new Set(taken.map(({ slug }) => slug)));
}
