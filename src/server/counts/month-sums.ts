import { setImmediate as breathe } from "node:timers/promises";
import { firstOfMonth, lastOfMonth } from "#domain/calendar/days";
import { dayOf, laterDay } from "#domain/calendar/owner-time";
import { type Figures, NO_FIGURES } from "#domain/results/figures";
import type { Span } from "#domain/results/span";
import type { Database } from "../database/database";
import { type PageSum, readInTurns, sumPages } from "./settled-visits";

/** Days after a month's last one in which somebody may still add to it. */
const SETTLED_AFTER = 2;

/**
 * Sums every month that is over and not summed yet: a row of a page for each of its days is a million of them a year, and
 * takes as long to read. What the month had stays as it is.
 */
export async function keepMonthSums(db: Database, now = new Date()): Promise<void> {
  const settled = laterDay(dayOf(now), -SETTLED_AFTER);
  const kept = new Set((await db.selectFrom("visit_months").select("day").execute()).map(({ day }) => day));
  for (let from = await findFirstMonth(db); from !== undefined && lastOfMonth(from) <= settled; from = laterDay(lastOfMonth(from), 1)) {
    if (kept.has(from)) continue;
    const figures = new Map<number, Figures>();
    await readInTurns(
      db,
      { from, to: lastOfMonth(from) },
      (days) => sumPages(db, days),
      (sum) => addSum(figures, sum),
    );
    const summing = db.insertInto("visit_months").values({ day: from, sums: writeSums(figures) });
    await summing.onConflict((conflict) => conflict.doNothing()).execute();
  }
}

/** What came of each page in a span, a page more than once; whole months as they were summed, other days by their rows. */
export async function readPageSums(db: Database, span: Span, take: (sum: PageSum) => void): Promise<void> {
  const readRows = (days: Span) => readInTurns(db, days, (some) => sumPages(db, some), take);
  let unread = span.from;
  for (let from = span.from; from <= span.to; from = laterDay(lastOfMonth(from), 1)) {
    if (!from.endsWith("-01") || lastOfMonth(from) > span.to) continue;
    const sums = await findMonthSums(db, from);
    if (sums === undefined) continue;
    if (unread < from) await readRows({ from: unread, to: laterDay(from, -1) });
    for (const sum of readSums(sums)) take(sum);
    unread = laterDay(lastOfMonth(from), 1);
    await breathe();
  }
  if (unread <= span.to) await readRows({ from: unread, to: span.to });
}

async function findFirstMonth(db: Database): Promise<string | undefined> {
  const row = await db.selectFrom("visit_counts").select("day").orderBy("day").limit(1).executeTakeFirst();
  return row && firstOfMonth(row.day);
}

const findMonthSums = async (db: Database, day: string): Promise<string | undefined> =>
  (await db.selectFrom("visit_months").select("sums").where("day", "=", day).executeTakeFirst())?.sums;

/** Adds to what a page has: of hundreds of thousands of sums nothing is made anew for each. */
export function addSum(figures: Map<number, Figures>, { page, view, chat, call, copy }: PageSum): void {
  const sum = figures.get(page) ?? { ...NO_FIGURES };
  figures.set(page, sum);
  sum.visits += view;
  sum.chat += chat;
  sum.call += call;
  sum.copy += copy;
}

/** Numbers alone, five a page: a hundred thousand pages are read in the time of a thousand rows. */
const writeSums = (figures: ReadonlyMap<number, Figures>): string =>
  JSON.stringify([...figures].flatMap(([page, { visits, chat, call, copy }]) => [page, visits, chat, call, copy]));

function* readSums(text: string): Generator<PageSum> {
  const numbers = JSON.parse(text) as number[];
  const numberAt = (index: number) => numbers[index] ?? 0;
  for (let at = 0; at < numbers.length; at += 5)
    yield { page: numberAt(at), view: numberAt(at + 1), chat: numberAt(at + 2), call: numberAt(at + 3), copy: numberAt(at + 4) };
}
