import { z } from "astro/zod";
import { APPOINTMENT_STATES, type Appointment, findWindow } from "#domain/appointment/appointment";
import { appointmentForm, appointmentSchema } from "#domain/appointment/appointment-schema";
import { describeDate } from "#domain/calendar/days";
import { dayOf, nextDay } from "#domain/calendar/owner-time";
import type { TimeWindow } from "#domain/facts/business";
import { formatHours } from "#domain/facts/named/named-fact";
import { isDay } from "#domain/forms/is-day";
import { calendarFeedPath } from "#domain/site/paths";
import type { BookOutcome } from "#server/appointments/appointments";
import { describeAppointments } from "#server/panel/describe-appointments";
import { type Call, defineCall, defineKeyedCall, defineTechnicianCall } from "../call/define-call";
import { getFound, getSaved, refuse } from "../call/refusals";
import { oneOf, oneRow, rowId, rowVersion } from "../fields";

const GONE = "Este contato ou esta visita já foi apagado. Recarregue a lista.";
const SECOND = "Este contato já tem uma visita marcada. Mude a que há, ou diga que ela foi feita ou cancelada.";
const OTHER = "Esta visita mudou enquanto isso. Recarregue a lista.";
const PAST = "O dia da visita não pode ter passado.";

/** Visits that are arranged with contacts. */
export const appointments = {
  /** Those of a day, with what is known of each, and who may make them; a technician is told of today. */
  list: defineTechnicianCall(
    { day: z.string().refine(isDay).optional(), technicianId: z.string().max(64).optional() },
    async ({ day, technicianId }, { services, person }) => {
      const from = (person.role === "administrator" && day) || dayOf(new Date());
      const listed = await services.appointments.list({ from, to: from, technicianId });
      return { visits: await describeAppointments(listed, services), team: await nameTeam(services) };
    },
  ),

  /** The form of one, with the windows and how full they are on its day and after. */
  open: defineCall({ contactId: rowId.optional(), id: rowId.optional() }, async ({ contactId, id }, { services }) => {
    const visit = id === undefined ? undefined : getFound(await services.appointments.find(id), GONE);
    const contact = getFound(await services.contacts.find(visit?.contactId ?? contactId ?? ""), GONE);
    const today = dayOf(new Date());
    const booked = await services.appointments.countBooked(today);
    const { windows } = services.content.current.business;
    return {
      visit,
      form: appointmentForm,
      fields: visit ?? { day: nextDay(today), windowId: windows[0]?.id ?? "", technicianId: "", note: "" },
      contact: { id: contact.id, firstName: contact.firstName, ref: contact.ref, day: contact.day, district: contact.district },
      windows: windows.map(({ id, name, opens, closes, capacity }) => ({ id, name, hours: formatHours({ opens, closes }), capacity })),
      booked: Object.fromEntries(booked),
      team: await nameTeam(services),
    };
  }),

  book: defineKeyedCall({ contactId: rowId, fields: appointmentSchema }, async ({ contactId, fields }, call) => {
    if (fields.day < dayOf(new Date())) throw refuse("BAD_REQUEST", PAST);
    const { services, administrator, once } = call;
    const visit = getBooked(await services.appointments.book(contactId, fields, administrator.email, once.inside), fields, call);
    await call.record("visit.booked", { id: contactId, title: nameVisit(visit, call) });
    return { id: visit.id };
  }),

  save: defineCall({ id: rowId, version: rowVersion, fields: appointmentSchema }, async ({ id, version, fields }, call) => {
    const visit = getBooked(await call.services.appointments.save(id, version, fields, call.administrator.email), fields, call);
    await call.record("visit.saved", { id: visit.contactId, title: nameVisit(visit, call) });
  }),

  setState: defineCall({ id: rowId, version: rowVersion, state: oneOf(APPOINTMENT_STATES) }, async ({ id, version, state }, call) => {
    const { appointments } = call.services;
    const before = getFound(await appointments.find(id), GONE);
    if (before.state === state) return { version: before.version };
    const visit = getBooked(await appointments.setState(id, version, state, call.administrator.email), before, call);
    await call.record("visit.moved", { id: visit.contactId, title: nameVisit(visit, call), after: APPOINTMENT_STATES[state] });
    return { version: visit.version };
  }),
};

const nameTeam = async ({ team }: Call["services"]) => (await team.list()).map(({ id, name }) => ({ id, name }));

type Slotted = Pick<Appointment, "day" | "windowId">;

/** As the activity calls it: by when it is. @example "24 de novembro de 2026, manhã" */
const nameVisit = ({ day, windowId }: Slotted, { services: { content } }: Pick<Call, "services">): string =>
  `${describeDate(day)}, ${findWindow(content.current.business.windows, windowId).name.toLowerCase()}`;

function getBooked(booked: BookOutcome, slot: Slotted, { services: { content } }: Pick<Call, "services">): Appointment {
  if (booked.outcome === "open") throw refuse("CONFLICT", SECOND);
  if (booked.outcome !== "full") return getSaved(booked, OTHER, GONE);
  const window = content.current.business.windows.find(({ id }) => id === slot.windowId);
  throw refuse("CONFLICT", window ? tellFull(slot.day, window) : "Escolha um período do cadastro.");
}

function tellFull(day: string, { name, capacity }: TimeWindow): string {
  const room = capacity === 1 ? "cabe uma visita" : `cabem ${capacity} visitas`;
  return `Em ${describeDate(day)}, no período ${name}, ${room}, e não há mais vaga. Escolha outro, ou mude em Cadastro quantas cabem.`;
}

/** The secret addresses by which calendars read visits. */
export const calendarFeeds = {
  list: defineCall(async ({ services }) => {
    const { calendarFeeds, settings } = services;
    const team = await nameTeam(services);
    const names = new Map(team.map(({ id, name }) => [id, name]));
    const feeds = (await calendarFeeds.list()).map(({ id, technicianId, createdAt, token }) => ({
      id,
      createdAt,
      whose: technicianId === "" ? "Todas as visitas" : `Visitas de ${names.get(technicianId) ?? "quem saiu da equipe"}`,
      link: token && settings.siteUrl + calendarFeedPath(token),
    }));
    return { feeds, team };
  }),

  make: defineKeyedCall(
    { technicianId: z.string().max(64).default("") },
    async ({ technicianId }, { administrator, services, once, record }) => {
      const id = await once.around(() => services.calendarFeeds.make(technicianId, administrator.email));
      if (id === undefined) throw refuse("CONFLICT", "Já há endereços demais. Retire um que ninguém usa.");
      await record("feed.made", { id, title: "visitas" });
    },
  ),

  withdraw: defineCall(oneRow, async ({ id }, { services, record }) => {
    getFound(await services.calendarFeeds.withdraw(id), "Este endereço já foi retirado.");
    await record("feed.withdrawn", { id, title: "visitas" });
  }),
};
