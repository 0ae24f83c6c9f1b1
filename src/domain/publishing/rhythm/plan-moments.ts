import { dayOf, momentAt, nextDay } from "../../calendar/owner-time";

/** Pages of a run go public little by little: so many a day, at these hours of the owner. */
export interface Rhythm {
  perDay: number;
  /** 0 to 23; the pages of a day are shared among them. */
  hours: number[];
}

export const MIN_PER_DAY = 1;
export const MAX_PER_DAY = 50;
export const MAX_HOUR = 23;

const MINUTES = 60;

interface PlanOptions extends Rhythm {
  /** Every moment is after it. */
  from: Date;
  count: number;
}

/** When the next `count` pages are to go public. */
export function planMoments({ perDay, hours, from, count }: PlanOptions): Date[] {
  const times = listTimes({ perDay, hours });
  const planned: Date[] = [];
  // A run that was stored some other way than by its call fails its title; it must not look for a day for ever.
  if (times.length === 0 || !hours.every((hour) => hour >= 0 && hour <= MAX_HOUR)) throw new RangeError("No time of day to publish at");
  for (let day = dayOf(from); planned.length < count; day = nextDay(day)) {
    planned.push(...times.map((time) => momentAt(day, time)).filter((moment) => moment > from));
  }
  return planned.slice(0, count);
}

/** The times of a day, those of one hour spread over it. @example listTimes({ perDay: 3, hours: [8, 14] }) // ["08:00", "08:30", "14:00"] */
export function listTimes({ perDay, hours }: Rhythm): string[] {
  const sorted = [...new Set(hours)].sort((a, b) => a - b);
  const perHour = new Map<number, number>();
  for (let page = 0; page < perDay; page += 1) {
    const hour = sorted[Math.floor((page * sorted.length) / perDay)] ?? 0;
    perHour.set(hour, (perHour.get(hour) ?? 0) + 1);
  }
  return [...perHour].flatMap(([hour, count]) =>
    Array.from({ length: count }, (_, index) => `${pad(hour)}:${pad(Math.floor((index * MINUTES) / count))}`),
  );
}

function pad(number: number): string {
  return String(number).padStart(2, "0");
}
