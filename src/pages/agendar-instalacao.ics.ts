import type { APIRoute } from "astro";
import { writeCalendarFile } from "#domain/booking/calendar-file";
import { findAuthoredPage } from "#domain/site/authored-pages";
import { PATHS } from "#domain/site/paths";
import { services } from "#server/services";
import { readBooking } from "./_read/booking";
import { contentOf } from "./_read/parts/content";

/** The chosen day for a visitor's calendar; it is written on the spot, and nothing of it is kept. */
export const GET: APIRoute = ({ url, locals }) => {
  const content = contentOf(locals);
  const now = new Date();
  const { chosen } = readBooking(content, url.searchParams, now);
  if (!chosen || !findAuthoredPage(content.pages, PATHS.booking)) return new Response(null, { status: 404 });
  const { title, text } = content.wording.booking.event;
  const file = writeCalendarFile({ slot: chosen, title, text, url: services().settings.siteUrl + PATHS.booking, now });
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="instalacao-${chosen.day}.ics"`,
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    },
  });
};
