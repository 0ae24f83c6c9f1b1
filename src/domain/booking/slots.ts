import { nextDay } from "#domain/calendar/owner-time";
import { isWindow, readFullDay } from "#domain/calendar/special-day";
import type { Business, TimeWindow } from "#domain/facts/business";
import { hoursOf, listDays } from "#domain/hours/day-hours";

type BookedBusiness = Pick<Business, "hours" | "windows" | "booking">;

/** A day that can be asked for, with its windows that have room. */
export interface OpenDay {
  /** "2026-11-24". */
  day: string;
  windows: readonly TimeWindow[];
}

export interface Slot {
  day: string;
  window: TimeWindow;
}

const DAYS_AHEAD = 14;

/** How many visits are arranged already, by the names of their slots. */
export type Booked = ReadonlyMap<string, number>;

/** The days from tomorrow on that can be asked for: today is a matter for a call. */
export function listOpenDays(business: BookedBusiness, today: string, booked: Booked): OpenDay[] {
  return listDays(nextDay(today), DAYS_AHEAD)
    .map((day) => ({
      day,
      windows: business.windows.filter((window) => hasRoom(business, day, window) && !isTaken({ day, window }, booked)),
    }))
    .filter(({ windows }) => windows.length > 0);
}

/** As many visits are arranged as there is room for. */
const isTaken = (slot: Slot, booked: Booked) => (booked.get(nameSlot(slot)) ?? 0) >= slot.window.capacity;

function hasRoom({ hours, booking }: BookedBusiness, day: string, window: TimeWindow): boolean {
  const { visits } = hoursOf(hours, day);
  if (!visits) return false;
  const fits = window.onRequest || (visits.opens <= window.opens && window.closes <= visits.closes);
  const full = booking.fullDays.map(readFullDay).filter((one) => one?.day === day);
  return fits && !full.some((one) => one?.windows.length === 0 || one?.windows.some((name) => isWindow(window, name)));
}

/** How a form and an address name a slot. @example nameSlot({ day: "2026-11-24", window }) // "2026-11-24-manha" */
export const nameSlot = ({ day, window }: { day: string; window: Pick<TimeWindow, "id"> }) => `${day}-${window.id}`;

/** The slot of a name while it can be asked for. */
export const findSlot = (days: readonly OpenDay[], name: string): Slot | undefined =>
  days.flatMap(({ day, windows }) => windows.map((window) => ({ day, window }))).find((slot) => nameSlot(slot) === name);
