import type { APIRoute } from "astro";
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
  const from = laterDay(dayOf(new Date()), -PAST_DAYS);
  const listed = await all.appointments.list({ from, technicianId: feed.technicianId || undefined });
  return answerCalendar(await listEvents(listed, all));
};
