import { sql } from "kysely";
import type { ContactPlace } from "#domain/contact/contact-ref";
import type { ContactChannel } from "#domain/counts/visit-kind";
import { emptyBreakdown, type Figures, NO_FIGURES } from "#domain/results/figures";
import { type Span, spanWithBefore } from "#domain/results/span";
import { type HourCount, readInTurns, settledTotals } from "../counts/settled-visits";
import type { Database } from "../database/database";

/** Visits and touches of all pages together: of each day of the span and of the one it is compared with, and what the span alone is made of. */
export async function readVisits(db: Database, span: Span) {
  const daily = new Map<string, Figures>();
  const breakdown = emptyBreakdown();
  /** Hundreds of thousands of rows: nothing is made anew for each. */
  const add = (day: string, hour: number, name: "visits" | ContactChannel, count: number): boolean => {
    const ofDay = daily.get(day) ?? { ...NO_FIGURES };
    daily.set(day, ofDay);
    ofDay[name] += count;
    const ofHour = breakdown.hours[hour];
    if (day < span.from || !ofHour) return false;
    ofHour[name === "visits" ? "visits" : "clicks"] += count;
    return true;
  };
  await readInTurns(
    db,
    spanWithBefore(span),
    async (days) => (await settledTotals(db, days).execute()) as HourCount[],
    ({ day, hour, kind, source, count }) => {
      if (kind === "view") {
        if (add(day, hour, "visits", count)) breakdown.sources[source] = (breakdown.sources[source] ?? 0) + count;
        return;
      }
      const [channel, place] = kind.split(":") as [ContactChannel, ContactPlace];
      if (!add(day, hour, channel, count)) return;
      const ofPlace = breakdown.places[place] ?? {};
      breakdown.places[place] = { ...ofPlace, [channel]: (ofPlace[channel] ?? 0) + count };
    },
  );
  return { daily, breakdown };
}

/** The first day that anything was counted; undefined as long as nothing was. */
export async function findFirstDay(db: Database): Promise<string | undefined> {
  return (await db.selectFrom("visit_totals").select("day").orderBy("day").limit(1).executeTakeFirst())?.day;
}

/** What bursts would have added to a span, and on how many days; undefined where there was none. */
export async function readLeftOut(db: Database, { from, to }: Span) {
  const { lastDay, days, count } = await db
    .selectFrom("visit_bursts")
    .select([
      sql<string | null>`max(day)`.as("lastDay"),
      sql<number | string>`count(*)`.as("days"),
      sql<number | string>`coalesce(sum(count), 0)`.as("count"),
    ])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .executeTakeFirstOrThrow();
  return lastDay === null ? undefined : { lastDay, days: Number(days), count: Number(count) };
}
