import { type SelectQueryBuilder, sql } from "kysely";
import { compareLostAddresses, isProbe, type LostAddress } from "#domain/redirect/lost-address";
import { countChanged, countRows } from "../database/count-rows";
import type { Database } from "../database/database";
import { likeOperator } from "../database/dialect";
import { readRow } from "../database/field-columns";
import type { Tables } from "../database/tables";
import { forgetBefore } from "../upkeep/retention";

const MAX_PATH_LENGTH = 300;
/** Addresses kept, and as many ignored ones; robots that guess addresses must not fill the database. */
const MAX_KEPT = 2000;
/** Those asked for last keep their place beside ones that were asked for more often, long enough to be asked for again. */
const MIN_RECENT = 500;
const PAGE_SIZE = 20;
/** Days an address that was asked for only once is remembered. */
const ONCE_DAYS = 7;
/** Days one that robots try everywhere is. */
const PROBE_DAYS = 2;
/** Rows past a bound: all of them, as both engines say it. */
const ALL_THE_REST = 1_000_000;

/** `query`: part of the address. */
type LostAddressFilter = { query: string; isIgnored: boolean };

type Rows = SelectQueryBuilder<Tables, "missing_addresses", { path: string }>;

/** Counts requests for addresses that have no page, for the administrator to redirect the frequent ones. */
export function createLostAddresses(db: Database, onError: (error: unknown) => void) {
  /** All that match, in order: they are bounded, and the order is none a database knows. */
  async function find({ query, isIgnored }: LostAddressFilter): Promise<LostAddress[]> {
    const found = db
      .selectFrom("missing_addresses")
      .select(["path", "hits", "last_seen_at"])
      .where("ignored", "=", isIgnored ? 1 : 0)
      .where("path", likeOperator(db), likePattern(query));
    const rows = await found.execute();
    return rows.map((row) => ({ ...readRow(row), isProbe: isProbe(row.path) })).toSorted(compareLostAddresses);
  }

  return {
    /** Whoever asked gets the answer also when it cannot be counted, as on a full disk. */
    async record(path: string): Promise<void> {
      // PostgreSQL stores no sign of code zero.
      await count(db, path.slice(0, MAX_PATH_LENGTH).replaceAll("\0", "\uFFFD")).catch(onError);
    },

    /** One page of them, from 1; what people ask for first. */
    async list({ page, ...filter }: LostAddressFilter & { page: number }) {
      const found = await find(filter);
      return { addresses: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: found.length, pageSize: PAGE_SIZE };
    },

    /** How many were asked for more than once, by people as far as can be told. */
    async countAsked(): Promise<number> {
      const found = await find({ query: "", isIgnored: false });
      return found.filter(({ hits, isProbe }) => hits > 1 && !isProbe).length;
    },

    /** All of them, in the list's order. */
    listPaths: async (filter: LostAddressFilter): Promise<string[]> => (await find(filter)).map(({ path }) => path),

    /** Makes room: forgets scans after days, and what nobody asked for in a year; gives how many. */
    async forgetOld(now = new Date()): Promise<number> {
      const listed = db.selectFrom("missing_addresses").select("path").where("ignored", "=", 0);
      const resting = await listed.where("last_seen_at", "<", forgetBefore(now, PROBE_DAYS)).execute();
      const probes = resting.map(({ path }) => path).filter(isProbe);
      const old = db
        .deleteFrom("missing_addresses")
        .where((eb) =>
          eb.or([
            eb("last_seen_at", "<", forgetBefore(now)),
            eb.and([eb("hits", "=", 1), eb("ignored", "=", 0), eb("last_seen_at", "<", forgetBefore(now, ONCE_DAYS))]),
            ...(probes.length > 0 ? [eb("path", "in", probes)] : []),
          ]),
        );
      return await countChanged(old);
    },

    /** Gives those that are listed. */
    async setIgnored(paths: readonly string[], isIgnored: boolean): Promise<string[]> {
      const listed = db.updateTable("missing_addresses").where("path", "in", paths);
      const changed = await listed
        .set({ ignored: isIgnored ? 1 : 0 })
        .returning("path")
        .execute();
      const ignored = db.selectFrom("missing_addresses").select("path").where("ignored", "=", 1);
      await (isIgnored ? forgetPast(db, ignored.orderBy("last_seen_at", "desc").orderBy("path")) : makeRoom(db));
      return changed.map(({ path }) => path);
    },

    /** Forgets addresses, which are listed anew when somebody asks for them again; gives those that were listed. */
    async remove(paths: readonly string[]): Promise<string[]> {
      const removed = await db.deleteFrom("missing_addresses").where("path", "in", paths).returning("path").execute();
      return removed.map(({ path }) => path);
    },
  };
}

async function count(db: Database, path: string): Promise<void> {
  const now = new Date().toISOString();
  const known = db.updateTable("missing_addresses").where("path", "=", path);
  if ((await countChanged(known.set((eb) => ({ hits: eb("hits", "+", 1), last_seen_at: now })))) > 0) return;
  const first = db.insertInto("missing_addresses").values({ path, hits: 1, last_seen_at: now });
  await first.onConflict((conflict) => conflict.column("path").doNothing()).execute();
  await makeRoom(db);
}

/** Afterwards, so that of several processes the last one sees what all of them wrote. */
async function makeRoom(db: Database): Promise<void> {
  const kept = await countRows(db.selectFrom("missing_addresses").where("ignored", "=", 0));
  if (kept > MAX_KEPT) await forgetPast(db, byWorth(db));
}

/** One statement, so that what is too much and which it is are seen at the same moment. */
async function forgetPast(db: Database, ordered: Rows): Promise<void> {
  const past = db.selectFrom(ordered.limit(ALL_THE_REST).offset(MAX_KEPT).as("past")).select("path");
  await db.deleteFrom("missing_addresses").where("path", "in", past).execute();
}

/** What was asked for last, then what was asked for most. */
function byWorth(db: Database): Rows {
  const age = sql<number>`row_number() over (order by last_seen_at desc, path)`.as("age");
  const aged = db.selectFrom("missing_addresses").selectAll().select(age).where("ignored", "=", 0).as("missing_addresses");
  return db
    .selectFrom(aged)
    .select("missing_addresses.path")
    .orderBy(sql`case when age <= ${MIN_RECENT} then 0 else 1 end`)
    .orderBy("hits", "desc")
    .orderBy("last_seen_at", "desc")
    .orderBy("path") as unknown as Rows;
}

/** Addresses that hold the text; those with signs a pattern gives a meaning match a little more. */
const likePattern = (query: string): string => `%${query.toLowerCase().replaceAll("\\", "").replaceAll("%", "_")}%`;
