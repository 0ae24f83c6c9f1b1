import { DAY_MS } from "#domain/calendar/days";

const RECORD_DAYS = 365;

/** Records from before this moment are forgotten. */
export function forgetBefore(now: Date, days = RECORD_DAYS): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString();
}
