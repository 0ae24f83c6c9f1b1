import { setImmediate as breathe } from "node:timers/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import { firstOfMonth } from "#domain/calendar/days";
import { dayOf, timeOf } from "#domain/calendar/owner-time";
import { numberOfMadePage, numberOfSitePage, splitPageNumbers } from "#domain/counts/page-number";
import { countRows } from "../database/count-rows";
import type { Database } from "../database/database";
import type { Tables } from "../database/tables";
import type { VisitBurstTable, VisitCountTable, VisitTotalTable } from "../database/tables/visits";
import { numbersInList } from "./describe-pages";
import { type HourOfVisits, nameOfCounted } from "./visit-memory";

/** Rows of one day; past them only what has a row already is counted by page, the rest in the totals alone. */
export const MAX_DAY_ROWS = 20_000;
/** Rows of one transaction, for SQLite lets nothing else happen meanwhile, and of one statement: each is up to five of the values it may have. */
const BATCH = 400;

/**
 * Adds what was counted to what the database has, what belongs to no page left out; several processes do at the same
 * time. What was written is taken out of `visits`, so that the rest can be tried again.
 */
export async function writeVisits(db: Database, visits: HourOfVisits, maxDayRows: number): Promise<void> {
  const day = dayOf(visits.hour);
  const hour = Number(timeOf(visits.hour).slice(0, 2));
  const sorted = [...visits.counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (let at = 0; at < sorted.length; at += BATCH) {
    const batch = sorted.slice(at, at + BATCH);
    const rows = batch.map(([, counted]) => ({ day, ...counted }));
    const known = await findKnownPages(db, [...new Set(rows.map(({ page }) => page))]);
    const counted = rows.filter(({ page }) => known.has(page));
    await db.transaction().execute(async (transaction) => {
      await addCounts(transaction, "visit_counts", await withinDay(transaction, day, counted, maxDayRows));
      await addCounts(transaction, "visit_totals", sumByHour(counted, hour));
      // What is told late is not in the sums of its month.
      await transaction.deleteFrom("visit_months").where("day", "=", firstOfMonth(day)).execute();
    });
    for (const [name] of batch) visits.counts.delete(name);
    await breathe();
  }
  if (visits.leftOut > 0) await addCounts(db, "visit_bursts", [{ day, count: visits.leftOut }]);
  visits.leftOut = 0;
}

/** Those of the numbers that are pages', the trash included. */
async function findKnownPages(db: Database, pages: readonly number[]): Promise<Set<number>> {
  const { site, made } = splitPageNumbers(pages);
  const numbers = await db.selectFrom("site_pages").select("number").where("number", "in", numbersInList(db, site)).execute();
  const seqs = await db.selectFrom("pages").select("seq").where("seq", "in", numbersInList(db, made)).execute();
  return new Set([...numbers.map(({ number }) => numberOfSitePage(number)), ...seqs.map(({ seq }) => numberOfMadePage(seq))]);
}

async function withinDay(transaction: Transaction<Tables>, day: string, rows: readonly VisitCountTable[], maxDayRows: number) {
  const written = await countRows(transaction.selectFrom("visit_counts").where("day", "=", day));
  if (rows.length === 0 || written + rows.length <= maxDayRows) return rows;
  const pages = [...new Set(rows.map(({ page }) => page))];
  const ofDay = transaction.selectFrom("visit_counts").select(["page", "kind", "source"]).where("day", "=", day);
  const there = await ofDay.where("page", "in", pages).execute();
  const names = new Set(there.map(nameOfCounted));
  return rows.filter((row) => names.has(nameOfCounted(row)));
}

function sumByHour(rows: readonly VisitCountTable[], hour: number): VisitTotalTable[] {
  const sums = new Map<string, VisitTotalTable>();
  for (const { day, kind, source, count } of rows) {
    const name = `${kind} ${source}`;
    const sum = sums.get(name) ?? { day, hour, kind, source, count: 0 };
    sums.set(name, { ...sum, count: sum.count + count });
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}

/** What a row of each table is of. */
const KEYS = {
  visit_counts: ["day", "page", "kind", "source"],
  visit_totals: ["day", "hour", "kind", "source"],
  visit_bursts: ["day"],
} as const;

/** Adds to what a table has; rows come in one order, so that no two processes wait for each other. */
export async function addCounts<T extends keyof typeof KEYS>(db: Database, table: T, rows: readonly Tables[T][]): Promise<void> {
  const tables = db as unknown as Kysely<Record<keyof typeof KEYS, VisitBurstTable>>;
  const name: keyof typeof KEYS = table;
  const count = sql<number>`${sql.ref(`${name}.count`)} + excluded.count`;
  for (let at = 0; at < rows.length; at += BATCH)
    await tables
      .insertInto(name)
      .values(rows.slice(at, at + BATCH))
      .onConflict((conflict) => conflict.columns(KEYS[name] as readonly "day"[]).doUpdateSet({ count }))
      .execute();
}
