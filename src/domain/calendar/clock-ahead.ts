/** The clocks of several machines differ by less. */
const TOLERANCE_MS = 5 * 60_000;

/** Whether a moment that was written down as past is still to come: by a clock that was ahead. Nothing may wait for it. */
export const isAhead = (moment: Date, now = new Date()) => moment > aheadAfter(now);
/** What is written of later than this was written down by a clock that was ahead. */
export const aheadAfter = (now = new Date()): Date => new Date(now.getTime() + TOLERANCE_MS);

/** The moment, unless it was written down by a clock that was ahead. */
export const unlessAhead = (moment: Date | undefined, now = new Date()) => (moment && isAhead(moment, now) ? undefined : moment);
