/**
 * The first day whose contacts still keep their words: so many months back.
 * @example firstRememberedDay("2026-03-31", 1) // "2026-02-28"
 */
export function firstRememberedDay(today: string, months: number): string {
  const [year = 0, month = 0, day = 0] = today.split("-").map(Number);
  const daysOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(day, daysOfMonth))).toISOString().slice(0, 10);
}

/** The day that begins a span of so many days up to today. @example firstDayOf("2026-11-22", 7) // "2026-11-16" */
export function firstDayOf(today: string, days: number): string {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days + 1);
  return date.toISOString().slice(0, 10);
}
