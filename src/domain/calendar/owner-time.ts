export const TIME_ZONE = "America/Sao_Paulo";

// Writes days as 2026-11-22 and times as 08:00.
const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE, dateStyle: "short" });
const TIME = new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE, timeStyle: "short" });
const OFFSET = new Intl.DateTimeFormat("en-US", { timeZone: TIME_ZONE, timeZoneName: "longOffset" });
const DAY_AND_MONTH = new Intl.DateTimeFormat("pt-BR", { timeZone: TIME_ZONE, day: "2-digit", month: "2-digit" });
const DAY_OF_YEAR = new Intl.DateTimeFormat("pt-BR", { timeZone: TIME_ZONE, weekday: "long", day: "numeric", month: "long" });
const DAY_OF_MONTH = new Intl.DateTimeFormat("pt-BR", { timeZone: TIME_ZONE, day: "numeric", month: "long" });
const WHOLE_DAY = new Intl.DateTimeFormat("pt-BR", { timeZone: TIME_ZONE, dateStyle: "full" });

/** The owner's day of a moment. @example dayOf(new Date("2026-11-22T02:00:00Z")) // "2026-11-21" */
export const dayOf = (moment: Date) => DAY.format(moment);
/** The owner's time of a moment. @example timeOf(new Date("2026-11-22T11:00:00Z")) // "08:00" */
export const timeOf = (moment: Date) => TIME.format(moment);
/** The day after one written as 2026-11-22. */
export const nextDay = (day: string) => laterDay(day, 1);

/** So many days later, or earlier. @example laterDay("2026-11-22", -22) // "2026-10-31" */
export function laterDay(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** When it is a time of a day for the owner; not a date where there is none. @example momentAt("2026-11-23", "08:00") */
export const momentAt = (day: string, time: string): Date => new Date(`${day}T${time}:00${offsetOf(day)}`);

/** With the year of another than that of `now`. @example describeMoment(new Date("2026-11-23T11:00:00Z")) // "23/11, 08:00" */
export function describeMoment(moment: Date, now = new Date()): string {
  const [year = ""] = dayOf(moment).split("-");
  const isThisYear = dayOf(now).startsWith(`${year}-`);
  return `${DAY_AND_MONTH.format(moment)}${isThisYear ? "" : `/${year}`}, ${timeOf(moment)}`;
}

/** Without the year. @example describeDayOfYear("2026-11-24") // "terça-feira, 24 de novembro" */
export const describeDayOfYear = (day: string) => nameFirst(DAY_OF_YEAR.format(momentAt(day, "12:00")));
/** @example describeDayOfMonth("2027-01-02") // "2 de janeiro" */
export const describeDayOfMonth = (day: string) => nameFirst(DAY_OF_MONTH.format(momentAt(day, "12:00")));
/** @example describeDay("2026-11-23") // "segunda-feira, 23 de novembro de 2026" */
export const describeDay = (day: string) => nameFirst(WHOLE_DAY.format(momentAt(day, "12:00")));
/** The first of a month is written as one in order. @example nameFirst("terça-feira, 1 de dezembro") // "terça-feira, 1º de dezembro" */
export const nameFirst = (date: string) => date.replace(/\b1 de /, "1º de ");
/** Until the owner's day ends. */
export const secondsToMidnight = (now: Date) => Math.ceil((momentAt(nextDay(dayOf(now)), "00:00").getTime() - now.getTime()) / 1000);

/** How far the owner's clock is from Greenwich on a day. @example offsetOf("2026-11-23") // "-03:00" */
export function offsetOf(day: string): string {
  const noon = new Date(`${day}T15:00:00Z`);
  if (Number.isNaN(noon.getTime())) return "Z";
  const named = OFFSET.formatToParts(noon).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return named.replace("GMT", "") || "Z";
}

/** How many milliseconds the owner's clock is ahead of Greenwich on a day. @example clockOf("2026-11-23") // -10800000 */
export const clockOf = (day: string) => Date.parse(`${day}T12:00:00Z`) - momentAt(day, "12:00").getTime();
