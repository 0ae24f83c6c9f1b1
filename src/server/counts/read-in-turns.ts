import { setImmediate as breathe } from "node:timers/promises";
import { laterDay } from "#domain/calendar/owner-time";
import type { Database } from "../database/database";
import { isOnPostgres } from "../database/dialect";
import type { DaySpan } from "./settled-visits";

/** On SQLite nobody else has a turn while rows are read: so long a turn is. */
const TURN_MS = 12;
const MOST_DAYS = 64;
/** PostgreSQL works elsewhere. */
const DAYS_ELSEWHERE = 400;

/** Reads a span a few days at a time, as many as a short turn has room for; others get theirs in between. */
export async function readInTurns<Row>(
  db: Database,
  span: DaySpan,
  read: (days: DaySpan) => Promise<readonly Row[]>,
  take: (row: Row) => void,
): Promise<void> {
  const isElsewhere = isOnPostgres(db);
  let days = isElsewhere ? DAYS_ELSEWHERE : 1;
  for (let from = span.from; from <= span.to; ) {
    const last = laterDay(from, days - 1);
    const began = performance.now();
    for (const row of await read({ from, to: last < span.to ? last : span.to })) take(row);
    const took = performance.now() - began;
    if (isElsewhere) days = DAYS_ELSEWHERE;
    else if (took < TURN_MS / 2) days = Math.min(MOST_DAYS, days * 2);
    else if (took > TURN_MS) days = Math.max(1, Math.floor(days / 2));
    from = laterDay(last, 1);
    await breathe();
  }
}
