import { setImmediate as breathe } from "node:timers/promises";
import { laterDay } from "#domain/calendar/owner-time";
import type { Span } from "#domain/results/span";

/** On SQLite nobody else has a turn while rows are read: so long a turn is. */
const TURN_MS = 6;
const MOST_DAYS = 64;

/** Reads a span a few days at a time, as many as a short turn has room for; others get theirs in between. */
export async function readInTurns<Row>(span: Span, read: (days: Span) => Promise<readonly Row[]>, take: (row: Row) => void): Promise<void> {
  let days = 1;
  for (let from = span.from; from <= span.to; ) {
    const last = laterDay(from, days - 1);
    const began = performance.now();
    for (const row of await read({ from, to: last < span.to ? last : span.to })) take(row);
    const took = performance.now() - began;
    if (took < TURN_MS / 2) days = Math.min(MOST_DAYS, days * 2);
    else if (took > TURN_MS) days = Math.max(1, Math.floor(days / 2));
    from = laterDay(last, 1);
    await breathe();
  }
}
