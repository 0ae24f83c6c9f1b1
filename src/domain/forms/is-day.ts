/**
 * Whether a text is a day of the calendar since 1900, as a date field of a form writes it.
 * @example isDay("2026-11-20") // true; isDay("2026-02-31") // false
 */
export function isDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = /^\d{4}-\d{2}-\d{2}$/.test(text) ? text.split("-").map(Number) : [];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
