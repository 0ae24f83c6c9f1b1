import { listEvents } from "#server/panel/describe-appointments";
import { services } from "#server/services";
import { forAdministrator } from "../../_answer/for-administrator";
import { answerCalendar } from "../../_read/booking";

/** One visit for the calendar of who is signed in. */
export const GET = forAdministrator(async ({ params }) => {
  const all = services();
  const visit = await all.appointments.find(params["id"] ?? "");
  if (!visit || visit.state === "cancelled") return new Response(null, { status: 404 });
  return answerCalendar(await listEvents([visit], all), `visita-${visit.day}.ics`);
});
