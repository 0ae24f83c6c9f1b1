import { dayOf } from "#domain/calendar/owner-time";
import type { PageDates } from "./page";

// The one place for which days a page tells (decision 043).

/** What is told of when a text was published and last changed; nothing of what nobody knows. */
export function toPageDates(published: Date | undefined, changed: Date | undefined): PageDates {
  const [from, since] = [published && dayOf(published), changed && dayOf(changed)];
  return { ...(from && { published: from }), ...(since && (!from || since > from) && { changed: since }) };
}

/** Since which day the page says what it says. */
export function lastDayOf({ published, changed }: PageDates): string | undefined {
  return changed ?? published;
}
