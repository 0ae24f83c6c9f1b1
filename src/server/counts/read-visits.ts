import { setImmediate as breathe } from "node:timers/promises";
import { sql } from "kysely";
import { laterDay } from "#domain/calendar/owner-time";
import type { ContactPlace } from "#domain/contact/contact-ref";
import type { ContactChannel, VisitKind, VisitSource } from "#domain/counts/visit-kind";
import type { Database } from "../database/database";
import { type DaySpan, settledCounts, settledTotals } from "./settled-visits";
import { readVisitKey, toVisitKey } from "./visit-key";

/** A view, or a touch of a contact. */
export type SettledKind = Exclude<VisitKind, "shown">;
export type ContactKind = `${ContactChannel}:${ContactPlace}`;

export interface HourCount {
  day: string;
  hour: number;
  kind: SettledKind;
  source: VisitSource;
  count: number;
}

export interface PageCount {
  page: number;
  kind: SettledKind;
  source: VisitSource;
  count: number;
}

/** Days read at a time: SQLite lets nothing else happen meanwhile. */
const DAYS = 7;

/** What happened on all pages together, by the hour; hours in which nothing did are left out. */
export async function readTotals(db: Database, span: DaySpan): Promise<HourCount[]> {
  const rows: HourCount[] = [];
  for await (const part of partsOf(db, "visit_totals", span))
    rows.push(...((await settledTotals(db, part).orderBy("day").orderBy("hour").execute()) as HourCount[]));
  return rows;
}

/** What happened on each page, summed over the days. */
export async function readPages(db: Database, span: DaySpan): Promise<PageCount[]> {
  const sums = new Map<number, number>();
  for await (const part of partsOf(db, "visit_counts", span)) {
    const rows = await db
      .selectFrom(settledCounts(db, part).as("settled"))
      .select(["page", "kind", "source", sql<number>`sum(count)`.as("count")])
      .groupBy(["page", "kind", "source"])
      .execute();
    for (const { count, ...counted } of rows as PageCount[]) {
      const key = toVisitKey(counted);
      sums.set(key, (sums.get(key) ?? 0) + Number(count));
    }
  }
  return [...sums].map(([key, count]) => ({ ...readVisitKey(key), count }) as PageCount);
}

/** The days of a span that have rows, a few at a time; others get their turn in between. */
async function* partsOf(db: Database, table: "visit_counts" | "visit_totals", { from, to }: DaySpan): AsyncGenerator<DaySpan> {
  for (let start = from; ; ) {
    const { first } = await db
      .selectFrom(table)
      .select(sql<string | null>`min(day)`.as("first"))
      .where("day", ">=", start)
      .where("day", "<=", to)
      .executeTakeFirstOrThrow();
    if (first === null) return;
    const last = laterDay(first, DAYS - 1);
    yield { from: first, to: last < to ? last : to };
    start = laterDay(last, 1);
    await breathe();
  }
}
