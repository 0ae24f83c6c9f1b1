/** Arithmetic on days written as 2026-11-22, whatever the clock. */

export const DAY_MS = 86_400_000;

/** The same day of another month, or its last where that month is shorter. @example addMonths("2026-03-31", -1) // "2026-02-28" */
export function addMonths(day: string, count: number): string {
  const first = new Date(`${firstOfMonth(day)}T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + count);
  const last = lastOfMonth(write(first));
  return last.slice(8) < day.slice(8) ? last : write(first).slice(0, 8) + day.slice(8);
}

/** @example firstOfMonth("2026-02-10") // "2026-02-01" */
export const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

/** @example lastOfMonth("2026-02-10") // "2026-02-28" */
export function lastOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return write(new Date(Date.UTC(year, month, 0)));
}

/** How many days a span has, its first and last included. @example countDays("2026-11-01", "2026-11-30") // 30 */
export const countDays = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1;

const MONTH_OF_YEAR = new Intl.DateTimeFormat("pt-BR", { timeZone: "UTC", month: "long", year: "numeric" });

/** @example describeMonthOf("2026-11-22") // "novembro de 2026" */
export const describeMonthOf = (day: string) => MONTH_OF_YEAR.format(new Date(`${day}T00:00:00Z`));

const DATE = new Intl.DateTimeFormat("pt-BR", { timeZone: "UTC", dateStyle: "long" });

/** @example describeDate("2026-11-22") // "22 de novembro de 2026" */
export const describeDate = (day: string) => DATE.format(new Date(`${day}T00:00:00Z`));

/** @example formatDay("2026-11-22") // "22/11/2026" */
export const formatDay = (day: string) => day.split("-").reverse().join("/");

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

const write = (date: Date) => date.toISOString().slice(0, 10);
