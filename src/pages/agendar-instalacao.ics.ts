import type { APIRoute } from "astro";
import { nameSlot } from "#domain/booking/slots";
import { findAuthoredPage } from "#domain/site/authored-pages";
import { PATHS } from "#domain/site/paths";
import { services } from "#server/services";
import { answerCalendar, readBooking } from "./_read/booking";
import { contentOf } from "./_read/parts/content";

/** The chosen day for a visitor's calendar; it is written on the spot, and nothing of it is kept. */
export const GET: APIRoute = async ({ url, locals }) => {
  const content = contentOf(locals);
  const { chosen } = await readBooking(content, url.searchParams, new Date());
  if (!chosen || !findAuthoredPage(content.pages, PATHS.booking)) return new Response(null, { status: 404 });
  const { siteUrl } = services().settings;
  const event = { ...content.wording.booking.event, name: nameSlot(chosen), ...chosen, url: siteUrl + PATHS.booking, isConfirmed: false };
  return answerCalendar([event], `instalacao-${chosen.day}.ics`);
};
