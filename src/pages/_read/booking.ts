import { type CalendarEvent, writeCalendarFile } from "#domain/booking/calendar-file";
import { findSlot, listOpenDays } from "#domain/booking/slots";
import { dayOf } from "#domain/calendar/owner-time";
import type { SiteContent } from "#server/content/site-content";
import { services } from "#server/services";
import type { BookingChoice } from "#site/screens/landing/Booking";

/** How the form names what was chosen. */
const SLOT_PARAMETER = "vaga";

/** The days that can be asked for now, and the one an address names while it still can. */
export async function readBooking(
  { facts: { business } }: SiteContent,
  parameters: URLSearchParams,
  now: Date,
): Promise<BookingChoice & { isVariant: boolean }> {
  const today = dayOf(now);
  const days = listOpenDays(business, today, await services().appointments.countBooked(today));
  const name = parameters.get(SLOT_PARAMETER);
  const chosen = name === null ? undefined : findSlot(days, name);
  return { days, chosen, isVariant: name !== null, isGone: name !== null && chosen === undefined };
}

/** Events in a calendar file as it leaves; with a name it is one to be kept. */
export function answerCalendar(events: readonly CalendarEvent[], name?: string): Response {
  const { siteUrl } = services().settings;
  return new Response(writeCalendarFile(events, { siteUrl, now: new Date() }), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      ...(name && { "content-disposition": `attachment; filename="${name}"` }),
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
}
