/** The clocks of several machines differ by less. */
const TOLERANCE_MS = 5 * 60_000;

/** Whether a moment that was written down as past is still to come: by a clock that was ahead. Nothing may wait for it. */
export function isAhead(moment: Date, now = new Date()): boolean {
  return moment > aheadAfter(now);
}

/** What is written of later than this was written down by a clock that was ahead. */
export function aheadAfter(now = new Date()): Date {
  return new Date(now.getTime() + TOLERANCE_MS);
}

/** The moment, unless it was written down by a clock that was ahead. */
export function unlessAhead(moment: Date | undefined, now = new Date()): Date | undefined {
  return moment && isAhead(moment, now) ? undefined : moment;
}
