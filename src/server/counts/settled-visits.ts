import { setImmediate as breathe } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import { laterDay } from "#domain/calendar/owner-time";
import type { ContactChannel, VisitKind } from "#domain/counts/visit-kind";
import type { Span } from "#domain/results/span";
import type { Database } from "../database/database";
import { isOnPostgres } from "../database/dialect";

/** A page that was seen, whoever told it. */
const SEEN = sql<Exclude<VisitKind, "shown">>`case kind when 'shown' then 'view' else kind end`;

/**
 * A page that was seen is told by the server and by the browser: by both where both could, by one where a cache answered
 * or no script runs. So it was seen as often as the larger of the two says, at the finest grain there is.
 */
const settledCount = sql<number>`max(count)`;

/** What was counted by page and day, views told twice as one. Days of more than 400 days ago stand as their month, on its first day. */
export function settledCounts(db: Database, { from, to }: Span) {
  const counts = db.selectFrom("visit_counts").where("day", ">=", from).where("day", "<=", to);
  return counts.select(["day", "page", SEEN.as("kind"), "source", settledCount.as("count")]).groupBy(["day", "page", SEEN, "source"]);
}

/** The same of all pages by the hour. */
export function settledTotals(db: Database, { from, to }: Span) {
  const totals = db.selectFrom("visit_totals").where("day", ">=", from).where("day", "<=", to);
  return totals.select(["day", "hour", SEEN.as("kind"), "source", settledCount.as("count")]).groupBy(["day", "hour", SEEN, "source"]);
}

/** How often a page was seen, and how often each channel of it was touched. */
export interface PageSum extends Record<ContactChannel, number> {
  page: number;
  view: number;
}

/**
 * What was counted of each page, summed over the days, in one pass of the key: half of what it takes to settle every day.
 * What a browser told more often than the server comes on top; days that are settled know nothing of it.
 */
export async function sumPages(db: Database, { from, to }: Span): Promise<PageSum[]> {
  const sumOf = (condition: RawBuilder<unknown>) => sql<number>`sum(case when ${condition} then count else 0 end)`;
  // A comparison is a fraction of what a pattern or a list costs, a million rows long.
  const touches = (channel: ContactChannel) => sumOf(sql`kind > ${sql.lit(`${channel}:`)} and kind < ${sql.lit(`${channel};`)}`);
  const counts = db.selectFrom("visit_counts").where("day", ">=", from).where("day", "<=", to).groupBy("page");
  const sums = counts.select([
    "page",
    sumOf(sql`kind = 'view'`).as("view"),
    touches("chat").as("chat"),
    touches("call").as("call"),
    touches("copy").as("copy"),
    sumOf(sql`kind = 'shown'`).as("shown"),
  ]);
  const told = await sums.execute();
  const isSettled = told.every(({ shown }) => shown === 0);
  return isSettled ? told : [...told, ...(await readShownBesides(db, { from, to }))];
}

async function readShownBesides(db: Database, { from, to }: Span): Promise<PageSum[]> {
  const rows = await db
    .selectFrom("visit_counts as shown")
    .leftJoin("visit_counts as seen", (join) =>
      join
        .onRef("seen.day", "=", "shown.day")
        .onRef("seen.page", "=", "shown.page")
        .onRef("seen.source", "=", "shown.source")
        .on("seen.kind", "=", "view"),
    )
    .select(["shown.page", "shown.count as shown", "seen.count as seen"])
    .where("shown.day", ">=", from)
    .where("shown.day", "<=", to)
    .where("shown.kind", "=", "shown")
    .execute();
  return rows.map(({ page, shown, seen }) => ({ page, view: Math.max(0, shown - (seen ?? 0)), chat: 0, call: 0, copy: 0 }));
}

/** On SQLite nobody else has a turn while rows are read: so long a turn is. */
const TURN_MS = 12;
const MOST_DAYS = 64;
/** PostgreSQL works elsewhere. */
const DAYS_ELSEWHERE = 400;

/** Reads a span a few days at a time, as many as a short turn has room for; others get theirs in between. */
export async function readInTurns<Row>(
  db: Database,
  span: Span,
  read: (days: Span) => Promise<readonly Row[]>,
  take: (row: Row) => void,
): Promise<void> {
  const isElsewhere = isOnPostgres(db);
  let days = isElsewhere ? DAYS_ELSEWHERE : 1;
  for (let from = span.from; from <= span.to; ) {
    const last = laterDay(from, days - 1);
    const began = performance.now();
    for (const row of await read({ from, to: last < span.to ? last : span.to })) take(row);
    const took = performance.now() - began;
    if (!isElsewhere) {
      if (took < TURN_MS / 2) days = Math.min(MOST_DAYS, days * 2);
      else if (took > TURN_MS) days = Math.max(1, Math.floor(days / 2));
    }
    from = laterDay(last, 1);
    await breathe();
  }
}
