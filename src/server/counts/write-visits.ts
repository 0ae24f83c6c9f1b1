import { setImmediate as breathe } from "node:timers/promises";
import type { Transaction } from "kysely";
import { dayOf, timeOf } from "#domain/calendar/owner-time";
import { readPageNumber } from "#domain/counts/page-number";
import { countRows } from "../database/count-rows";
import type { Database } from "../database/database";
import { numbersAsRows } from "../database/dialect";
import type { Tables } from "../database/tables";
import type { VisitBurstTable, VisitCountTable, VisitTotalTable } from "../database/tables/visits";
import { type HourOfVisits, readVisitKey } from "./visit-memory";

/** Rows of one day; past them only what has a row already is counted by page, the rest in the totals alone. */
export const MAX_DAY_ROWS = 20_000;
/** Rows of one transaction, for SQLite lets nothing else happen meanwhile, and of one statement: each is up to five of the values it may have. */
const BATCH = 400;

export interface VisitBounds {
  maxDayRows: number;
}

/**
 * Adds what was counted to what the database has, what belongs to no page left out; several processes do at the same
 * time. What was written is taken out of `visits`, so that the rest can be tried again.
 */
export async function writeVisits(db: Database, visits: HourOfVisits, { maxDayRows }: VisitBounds): Promise<void> {
  const day = dayOf(visits.hour);
  const hour = Number(timeOf(visits.hour).slice(0, 2));
  const keys = [...visits.counts.keys()].toSorted((one, other) => one - other);
  for (let at = 0; at < keys.length; at += BATCH) {
    const batch = keys.slice(at, at + BATCH);
    const rows = batch.map((key) => ({ day, ...readVisitKey(key), count: visits.counts.get(key) ?? 0 }));
    const known = await findKnownPages(db, [...new Set(rows.map(({ page }) => page))]);
    const counted = rows.filter(({ page }) => known.has(page));
    await db.transaction().execute(async (transaction) => {
      await addCounts(transaction, await withinDay(transaction, day, counted, maxDayRows));
      await addTotals(transaction, sumByHour(counted, hour));
      // What is told late is not in the sums of its month.
      await transaction
        .deleteFrom("visit_months")
        .where("day", "=", `${day.slice(0, 8)}01`)
        .execute();
    });
    for (const key of batch) visits.counts.delete(key);
    await breathe();
  }
  if (visits.leftOut > 0) await addLeftOut(db, { day, count: visits.leftOut });
  visits.leftOut = 0;
}

/** Those of the numbers that are pages', the trash included. */
async function findKnownPages(db: Database, pages: readonly number[]): Promise<Set<number>> {
  const read = pages.map((page) => ({ page, ...readPageNumber(page) }));
  const site = new Map(read.flatMap((one) => (one.kind === "site" ? [[one.number, one.page] as const] : [])));
  const made = new Map(read.flatMap((one) => (one.kind === "made" ? [[one.seq, one.page] as const] : [])));
  const numbers = await db
    .selectFrom("site_pages")
    .select("number")
    .where("number", "in", (eb) => eb.selectFrom(numbersAsRows(db, [...site.keys()]).as("wanted")).select("wanted.value"))
    .execute();
  const seqs = await db
    .selectFrom("pages")
    .select("seq")
    .where("seq", "in", (eb) => eb.selectFrom(numbersAsRows(db, [...made.keys()]).as("wanted")).select("wanted.value"))
    .execute();
  return new Set([...numbers.map(({ number }) => site.get(number)), ...seqs.map(({ seq }) => made.get(seq))] as number[]);
}

async function withinDay(
  transaction: Transaction<Tables>,
  day: string,
  rows: readonly VisitCountTable[],
  maxDayRows: number,
): Promise<readonly VisitCountTable[]> {
  const written = await countRows(transaction.selectFrom("visit_counts").where("day", "=", day));
  if (rows.length === 0 || written + rows.length <= maxDayRows) return rows;
  const there = await transaction
    .selectFrom("visit_counts")
    .select(["page", "kind", "source"])
    .where("day", "=", day)
    .where("page", "in", [...new Set(rows.map(({ page }) => page))])
    .execute();
  const nameOf = ({ page, kind, source }: Pick<VisitCountTable, "page" | "kind" | "source">) => `${page} ${kind} ${source}`;
  const names = new Set(there.map(nameOf));
  return rows.filter((row) => names.has(nameOf(row)));
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

/** Adds to what pages have; rows come in one order, so that no two processes wait for each other. */
export async function addCounts(transaction: Transaction<Tables>, rows: readonly VisitCountTable[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    await transaction
      .insertInto("visit_counts")
      .values(rows.slice(at, at + BATCH))
      .onConflict((conflict) =>
        conflict
          .columns(["day", "page", "kind", "source"])
          .doUpdateSet((eb) => ({ count: eb("visit_counts.count", "+", eb.ref("excluded.count")) })),
      )
      .execute();
  }
}

/** As `addCounts`, to what all pages have together. */
export async function addTotals(transaction: Transaction<Tables>, rows: readonly VisitTotalTable[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    await transaction
      .insertInto("visit_totals")
      .values(rows.slice(at, at + BATCH))
      .onConflict((conflict) =>
        conflict
          .columns(["day", "hour", "kind", "source"])
          .doUpdateSet((eb) => ({ count: eb("visit_totals.count", "+", eb.ref("excluded.count")) })),
      )
      .execute();
  }
}

/** As `addCounts`, to what was left out of a day. */
export async function addLeftOut(db: Database, row: VisitBurstTable): Promise<void> {
  await db
    .insertInto("visit_bursts")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("day").doUpdateSet((eb) => ({ count: eb("visit_bursts.count", "+", eb.ref("excluded.count")) })),
    )
    .execute();
}
