import type { APIRoute } from "astro";
import { writeCalendarFile } from "#domain/booking/calendar-file";
import { dayOf, laterDay } from "#domain/calendar/owner-time";
import { listEvents } from "#server/panel/describe-appointments";
import { services } from "#server/services";
import { answerCalendar } from "../_read/booking";

/** So far back a calendar still has them. */
const PAST_DAYS = 30;

/** What is arranged, for the calendar that was given this address; a guessed one answers as any that has no page. */
export const GET: APIRoute = async ({ params }) => {
  const all = services();
  const feed = await all.calendarFeeds.findByToken(params["token"] ?? "");
  if (!feed) return new Response(null, { status: 404 });
  const now = new Date();
  const listed = await all.appointments.list({ from: laterDay(dayOf(now), -PAST_DAYS), technicianId: feed.technicianId || undefined });
  return answerCalendar(writeCalendarFile(await listEvents(listed, all), { siteUrl: all.settings.siteUrl, now }));
};
