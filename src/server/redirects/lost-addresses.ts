import { countRows } from "../database/count-rows";
import type { Database } from "../database/database";
import { likeOperator } from "../database/dialect";
import { forgetBefore } from "../upkeep/retention";

const MAX_PATH_LENGTH = 300;
/** Addresses kept; robots that guess addresses must not fill the database. */
const MAX_KEPT = 2000;
const PAGE_SIZE = 20;
/** Days an address that was asked for only once is remembered. */
const ONCE_DAYS = 30;

export interface LostAddress {
  path: string;
  hits: number;
  lastSeenAt: Date;
}

export interface LostAddressFilter {
  /** Part of the address. */
  query: string;
  /** From 1. */
  page: number;
  isIgnored: boolean;
}

/** Counts requests for addresses that have no page, for the administrator to redirect the frequent ones. */
export function createLostAddresses(db: Database, onError: (error: unknown) => void) {
  return {
    /** Whoever asked gets the answer also when it cannot be counted, as on a full disk. */
    async record(path: string): Promise<void> {
      await count(db, path.slice(0, MAX_PATH_LENGTH)).catch(onError);
    },

    /** The most requested first. */
    async list({ query, page, isIgnored }: LostAddressFilter) {
      const matching = db
        .selectFrom("missing_addresses")
        .where("ignored", "=", isIgnored ? 1 : 0)
        .$if(query !== "", (select) => select.where("path", likeOperator(db), likePattern(query)));
      const [rows, total] = await Promise.all([
        matching
          .select(["path", "hits", "last_seen_at"])
          .orderBy("hits", "desc")
          .orderBy("last_seen_at", "desc")
          .orderBy("path")
          .limit(PAGE_SIZE)
          .offset((page - 1) * PAGE_SIZE)
          .execute(),
        countRows(matching),
      ]);
      const addresses = rows.map((row): LostAddress => ({ path: row.path, hits: row.hits, lastSeenAt: new Date(row.last_seen_at) }));
      return { addresses, total, pageSize: PAGE_SIZE };
    },

    /** Makes room: forgets what was asked for once, a month ago, and what nobody asked for in a year; gives how many. */
    async forgetOld(now = new Date()): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom("missing_addresses")
        .where((eb) =>
          eb.or([
            eb("last_seen_at", "<", forgetBefore(now)),
            eb.and([eb("hits", "=", 1), eb("ignored", "=", 0), eb("last_seen_at", "<", forgetBefore(now, ONCE_DAYS))]),
          ]),
        )
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    /** False when it is not listed. */
    async setIgnored(path: string, isIgnored: boolean): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("missing_addresses")
        .set({ ignored: isIgnored ? 1 : 0 })
        .where("path", "=", path)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Forgets an address; it is listed anew when somebody asks for it again. False when it is not listed. */
    async remove(path: string): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom("missing_addresses").where("path", "=", path).executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

async function count(db: Database, path: string): Promise<void> {
  const now = new Date().toISOString();
  const known = await db
    .updateTable("missing_addresses")
    .set((eb) => ({ hits: eb("hits", "+", 1), last_seen_at: now }))
    .where("path", "=", path)
    .executeTakeFirst();
  if (known.numUpdatedRows > 0n) return;
  if ((await countRows(db.selectFrom("missing_addresses"))) >= MAX_KEPT) return;
  await db
    .insertInto("missing_addresses")
    .values({ path, hits: 1, last_seen_at: now })
    .onConflict((conflict) => conflict.column("path").doNothing())
    .execute();
}

/** Addresses that hold the text; those with signs a pattern gives a meaning match a little more. */
function likePattern(query: string): string {
  return `%${query.toLowerCase().replaceAll("\\", "").replaceAll("%", "_")}%`;
}
