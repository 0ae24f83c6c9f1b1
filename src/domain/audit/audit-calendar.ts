import { isAhead } from "../calendar/clock-ahead";
import { findLastHour } from "../copies/copy-calendar";

const HOUR_MS = 3_600_000;
/** When the copy of the night is made. */
const NIGHT_HOUR = 4;
/** For so long after it an audit begins. */
const NIGHT_MS = 2 * HOUR_MS;
/** One that ended before its time is begun again no sooner. */
const TRY_AGAIN_MS = 60_000;

/**
 * Whether an audit is to begin by itself: once a night, and at any hour when a stop of the site cut one off. `begunAt` is
 * when the one began that has not ended, or ended before its time; `doneAt` when the last whole one ended.
 */
export function isAuditDue(now: Date, { begunAt, doneAt }: { begunAt?: Date | undefined; doneAt?: Date | undefined }): boolean {
  if (begunAt) return isAhead(begunAt, now) || now.getTime() - begunAt.getTime() >= TRY_AGAIN_MS;
  const night = findLastHour(now, NIGHT_HOUR);
  return now.getTime() - night < NIGHT_MS && (doneAt === undefined || isAhead(doneAt, now) || doneAt.getTime() < night);
}
