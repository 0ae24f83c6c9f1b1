import { DAY_MS } from "#domain/calendar/days";

/** Days a deleted page can be restored. */
const TRASH_DAYS = 30;

/** When a deleted page is deleted for good. */
export const purgeMoment = (deletedAt: Date): Date => new Date(deletedAt.getTime() + TRASH_DAYS * DAY_MS);
/** Whole days left to restore a page, at least 0. */
export const daysLeft = (deletedAt: Date, now: Date) => Math.max(0, Math.ceil((purgeMoment(deletedAt).getTime() - now.getTime()) / DAY_MS));
/** Pages deleted before this moment are deleted for good. */
export const purgeBefore = (now: Date): Date => new Date(now.getTime() - TRASH_DAYS * DAY_MS);
