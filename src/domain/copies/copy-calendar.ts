import { DAY_MS, weekdayOf } from "#domain/calendar/days";
import { dayOf, laterDay, TIME_ZONE } from "../calendar/owner-time";

// The one place for when the site copies itself.

const HOUR_MS = 3_600_000;

/** When fewest visit the site. */
const NIGHT_HOUR = 3;
/** For so long after it a copy is made whatever the age of the one before. */
const NIGHT_MS = 3 * HOUR_MS;
/** A copy that could not be made, or whose process died, is tried again no sooner. */
const TRY_AGAIN_MS = HOUR_MS;
const OVERDUE_MS = 36 * HOUR_MS;

const TIME = new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE, timeStyle: "medium" });

/** The Monday of the owner's week. @example weekOf(new Date("2026-11-22T12:00:00Z")) // "2026-11-16" */
export function weekOf(moment: Date): string {
  const day = dayOf(moment);
  return laterDay(day, -weekdayOf(day));
}

/** The last time that it was so many hours, for the owner. */
export function findLastHour(now: Date, hour: number): number {
  const [hours = 0, minutes = 0, seconds = 0] = TIME.format(now).split(":").map(Number);
  const sinceMidnight = ((hours * 60 + minutes) * 60 + seconds) * 1000;
  return now.getTime() - ((sinceMidnight - hour * HOUR_MS + DAY_MS) % DAY_MS);
}

/**
 * Whether a copy is to be made by itself: one a night, and at any hour when there is none or it is older than a day.
 * `lastAttempt` is when one was last begun, whatever came of it.
 */
export function isCopyDue({ now, lastGood, lastAttempt }: { now: Date; lastGood?: Date; lastAttempt?: Date }): boolean {
  const at = now.getTime();
  if (lastAttempt && at - lastAttempt.getTime() < TRY_AGAIN_MS) return false;
  if (!lastGood) return true;
  const night = findLastHour(now, NIGHT_HOUR);
  if (lastGood.getTime() >= night) return false;
  return at - night < NIGHT_MS || at - lastGood.getTime() >= DAY_MS;
}

/** Whether the owner must know that there is no copy of late. `since` is when the site began to make copies by itself. */
export const isCopyOverdue = ({ now, lastGood, since }: { now: Date; lastGood?: Date; since: Date }): boolean =>
  now.getTime() - (lastGood ?? since).getTime() > OVERDUE_MS;
