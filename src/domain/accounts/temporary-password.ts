import { DAY_MS } from "#domain/calendar/days";

/** Days in which a password that somebody else made up can be used. */
export const TEMPORARY_PASSWORD_DAYS = 7;

/** When a password made at a moment is of no use any more. */
export function temporaryPasswordEnd(madeAt: Date): Date {
  return new Date(madeAt.getTime() + TEMPORARY_PASSWORD_DAYS * DAY_MS);
}
