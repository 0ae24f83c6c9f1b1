import type { z } from "zod";
import { describeDayOfYear } from "#domain/calendar/owner-time";
import type { Span } from "#domain/calendar/special-day";
import type { TimeWindow } from "#domain/facts/business";
import { formatHours } from "#domain/facts/named/named-fact";
import type { appointmentSchema } from "./appointment-schema";

/** What became of a visit that was arranged with a contact; one of a contact is open at a time. */
export const APPOINTMENT_STATES = { open: "Marcada", done: "Feita", cancelled: "Cancelada" } as const;

export type AppointmentState = keyof typeof APPOINTMENT_STATES;

export type AppointmentFields = z.output<typeof appointmentSchema>;

/** A visit to a contact, in a window of the register. */
export interface Appointment extends AppointmentFields {
  id: string;
  contactId: string;
  state: AppointmentState;
  version: number;
  updatedAt: Date;
}

type Window = Pick<TimeWindow, "id" | "name" | "opens" | "closes">;

/** The window of an id, or one without hours where the register has it no more. */
export const findWindow = (windows: readonly Window[], id: string): Window & Span =>
  windows.find((window) => window.id === id) ?? { id, name: id, opens: "08:00", closes: "18:00" };

/** As messages say it. @example { dia: "terça-feira, 24 de novembro", janela: "manhã, das 8h às 12h" } */
export function sayWhen({ day, windowId }: Pick<Appointment, "day" | "windowId">, windows: readonly Window[]) {
  const window = findWindow(windows, windowId);
  return { dia: describeDayOfYear(day), janela: `${window.name.toLowerCase()}, ${formatHours(window)}` };
}
