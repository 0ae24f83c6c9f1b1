import { DAY_MS } from "#domain/calendar/days";

/** Days a deleted page can be restored. */
const TRASH_DAYS = 30;

/** When a deleted page is deleted for good. */
export function purgeMoment(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + TRASH_DAYS * DAY_MS);
}

/** Whole days left to restore a page, at least 0. */
export function daysLeft(deletedAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((purgeMoment(deletedAt).getTime() - now.getTime()) / DAY_MS));
}

/** Pages deleted before this moment are deleted for good. */
export function purgeBefore(now: Date): Date {
  return new Date(now.getTime() - TRASH_DAYS * DAY_MS);
}
