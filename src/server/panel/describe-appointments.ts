import { APPOINTMENT_STATES, type Appointment, findWindow } from "#domain/appointment/appointment";
import type { CalendarEvent } from "#domain/booking/calendar-file";
import { gateNames } from "#domain/gate/gate-kind";
import { visitsPath } from "#domain/site/paths";
import type { Services } from "../services";

type Parts = Pick<Services, "contacts" | "team" | "content" | "settings">;

/** Where a map finds a district; no address is kept. */
const mapUrl = (district: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${district}, São Paulo`)}`;

/** Visits with what is known of their contacts, and who makes them. */
export async function describeAppointments(listed: readonly Appointment[], { contacts, team, content }: Parts) {
  const names = new Map((await team.list()).map(({ id, name }) => [id, name]));
  const known = await contacts.findMany(listed.map(({ contactId }) => contactId));
  const { windows } = content.current.business;
  return listed.map((appointment) => {
    const { firstName = "", district = "", gate = "", note = "", ref = "", day = "" } = known.get(appointment.contactId) ?? {};
    return {
      ...appointment,
      window: findWindow(windows, appointment.windowId),
      technician: names.get(appointment.technicianId) ?? "",
      contact: { firstName, district, gate: gate && gateNames[gate], note, ref, day },
      map: district && mapUrl(district),
    };
  });
}

/** Visits as a calendar has them: what the owner noted, and nothing that reaches anybody. */
export async function listEvents(listed: readonly Appointment[], parts: Parts): Promise<CalendarEvent[]> {
  return (await describeAppointments(listed, parts)).map(({ id, day, state, window, technician, contact, note }) => ({
    name: `visita-${id}`,
    day,
    window,
    title: ["Visita", contact.firstName, contact.district].filter(Boolean).join(" · "),
    text: [APPOINTMENT_STATES[state], contact.gate && `Portão ${contact.gate.toLowerCase()}`, technician, note, contact.note]
      .filter(Boolean)
      .join("\n"),
    url: parts.settings.siteUrl + visitsPath(day),
    isConfirmed: true,
  }));
}
