import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import { lastOfMonth } from "#domain/calendar/days";
import { dayOf } from "#domain/calendar/owner-time";
import type { ContactPlace } from "#domain/contact/contact-ref";
import type { ContactChannel, VisitSource } from "#domain/counts/visit-kind";
import { addTo, type Figures, NO_FIGURES } from "#domain/results/figures";
import type { ResultFilter } from "#domain/results/page-filter";
import { rankPages } from "#domain/results/rank-pages";
import { buildSeries, type Span, type Step, spanBefore, spanWithBefore, sumFigures } from "#domain/results/span";
import { readInTurns, settledTotals } from "../counts/settled-visits";
import type { Database } from "../database/database";
import { readSearchFigures } from "./import-report";
import { groupPages, type PageFigures, readDailyContacts, readPageFigures } from "./page-figures";
import { type ResultsContent, readPageIndex } from "./page-index";
import { listPruned, type PrunedPage, pruneSpan, readOverlaps } from "./prune-list";

/** To sort and to turn pages does not read three years again: what took long to read is kept longer, a blink or five minutes. */
const TIMES_KEPT = 100;
const SHORTEST_KEPT_MS = 1000;
const LONGEST_KEPT_MS = 300_000;
/** Spans whose pages are at hand: at 100,000 pages each takes some 10 MB. */
const SPANS_KEPT = 3;

type Parts = { db: Database; readContent: () => ResultsContent; writeVisits: () => Promise<void> };

/** What the site brought, as its owner looks at it; `writeVisits` brings what this process has counted to the database. */
export function createResults({ db, readContent, writeVisits }: Parts) {
  const figures = createKept<PageFigures>(SPANS_KEPT);
  const pages = createKept<Awaited<ReturnType<typeof readKnown>>>(1);
  const pruned = createKept<Awaited<ReturnType<typeof readPruned>>>(1);
  const months = createKept<Awaited<ReturnType<typeof readNow>>>(1);

  /** What is told of pages besides their figures. */
  const readKnown = async () => ({ index: await readPageIndex(db, readContent()), search: await readSearchFigures(db) });
  const readFigures = (span: Span) =>
    readOnce(figures, `${span.from} ${span.to}`, async () => {
      await writeVisits();
      return await readPageFigures(db, span);
    });
  const readPages = () => readOnce(pages, "all", readKnown);

  async function readPruned(today: string): Promise<{ countedSince: string | undefined; pages: readonly PrunedPage[] }> {
    const span = pruneSpan(today);
    const countedSince = await findFirstDay(db);
    if (countedSince === undefined || countedSince > span.from) return { countedSince, pages: [] };
    const overlaps = await readOverlaps(db);
    const known = await readPages();
    return { countedSince, pages: await listPruned({ ...known, figures: await readFigures(span), overlaps, today }) };
  }

  async function readNow(span: Span, step: Step) {
    await writeVisits();
    return await readOverview(db, span, step);
  }

  return {
    readOverview: readNow,

    /** Of a month that is over, from its first day. */
    readMonth: (first: string) => readOnce(months, first, () => readNow({ from: first, to: lastOfMonth(first) }, "month")),

    /** By where pages came from, their places and their topics. */
    async readGroups(span: Span) {
      const { index } = await readPages();
      return groupPages(index, await readFigures(span), readContent());
    },

    /** The pages that anything is told of, in order, whole. */
    async rankPages(span: Span, filter: ResultFilter) {
      const { index, search } = await readPages();
      return rankPages({ pages: index, figures: await readFigures(span), search }, filter);
    },

    /** The pages that bring little; none before there are figures of enough days. */
    listPruned: (now = new Date()) => {
      const today = dayOf(now);
      return readOnce(pruned, today, () => readPruned(today));
    },

    /** Pages or their reports have changed. */
    forgetPages(): void {
      pages.clear();
      pruned.clear();
    },
  };
}

const createKept = <T>(max: number) => new LRUCache<string, Promise<T>>({ max, ttl: LONGEST_KEPT_MS, ttlAutopurge: true });

/** Whoever asks while it is read waits for the same; what failed is asked again. */
function readOnce<T>(cache: LRUCache<string, Promise<T>>, key: string, read: () => Promise<T>): Promise<T> {
  const known = cache.get(key);
  if (known) return known;
  const began = performance.now();
  const reading = read();
  cache.set(key, reading);
  reading.then(
    () => {
      const ttl = Math.min(LONGEST_KEPT_MS, Math.max(SHORTEST_KEPT_MS, TIMES_KEPT * (performance.now() - began)));
      // Unless it was forgotten meanwhile.
      if (cache.peek(key) === reading) cache.set(key, reading, { ttl });
    },
    () => cache.delete(key),
  );
  return reading;
}

/** What the whole site brought in a span, step by step, beside the span before. */
async function readOverview(db: Database, span: Span, step: Step) {
  const { daily, breakdown } = await readVisits(db, span);
  for (const { day, ...noted } of await readDailyContacts(db, spanWithBefore(span))) addTo(daily, day, noted);
  return {
    ...breakdown,
    points: buildSeries(daily, span, step),
    totals: sumFigures(daily, span),
    before: sumFigures(daily, spanBefore(span)),
    countedSince: await findFirstDay(db),
    leftOut: await readLeftOut(db, span),
  };
}

/** Where the visits of a span came from, and where on the pages people reached out. */
interface Breakdown {
  sources: Partial<Record<VisitSource, number>>;
  /** Touches of each button, by channel. */
  places: Partial<Record<ContactPlace, Partial<Record<ContactChannel, number>>>>;
  /** Visits and touches of each hour of the day. */
  hours: { visits: number; clicks: number }[];
}

/** Visits and touches of all pages together: of each day of the span and of the one it is compared with, and what the span alone is made of. */
async function readVisits(db: Database, span: Span) {
  const daily = new Map<string, Figures>();
  const breakdown: Breakdown = { sources: {}, places: {}, hours: Array.from({ length: 24 }, () => ({ visits: 0, clicks: 0 })) };
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
    (days) => settledTotals(db, days).execute(),
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
const findFirstDay = async (db: Database): Promise<string | undefined> =>
  (await db.selectFrom("visit_totals").select("day").orderBy("day").limit(1).executeTakeFirst())?.day;

/** What bursts would have added to a span, and on how many days; undefined where there was none. */
async function readLeftOut(db: Database, { from, to }: Span) {
  const within = db.selectFrom("visit_bursts").where("day", ">=", from).where("day", "<=", to);
  const sums = within.select([
    sql<string | null>`max(day)`.as("lastDay"),
    sql<number>`count(*)`.as("days"),
    sql<number>`coalesce(sum(count), 0)`.as("count"),
  ]);
  const { lastDay, days, count } = await sums.executeTakeFirstOrThrow();
  return lastDay === null ? undefined : { lastDay, days, count };
}
