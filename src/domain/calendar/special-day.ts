import { isDay } from "#domain/forms/is-day";

/** From an hour to another, as "08:00". */
export interface Span {
  opens: string;
  closes: string;
}

/** A day that is not like its weekday. */
export interface SpecialDay {
  /** "2026-12-25". */
  day: string;
  name: string;
  chat: "usual" | "closed" | Span;
  /** Within the usual hours of visits. */
  visits: "usual" | "closed" | Span;
}

const DAY = /^(\d{2})\/(\d{2})\/(\d{4})(?:\s+(.*))?$/s;
const SPAN = /^(?:das\s+)?(\d{1,2})(?:h|:)(\d{2})?\s+(?:às|as|a)\s+(\d{1,2})(?:h|:)(\d{2})?$/i;

/**
 * A line of the register, or undefined when it cannot be read.
 * @example readSpecialDay("24/12/2026 Véspera de Natal: 8h às 12h, sem visitas")
 */
export function readSpecialDay(line: string): SpecialDay | undefined {
  const dated = readDayFirst(line);
  const [, name, said] = /^([^:]+):\s*(.+)$/s.exec(dated?.rest ?? "") ?? [];
  if (!dated || name === undefined || said === undefined) return undefined;
  const hours = readHours(said.trim().toLowerCase());
  return hours && { day: dated.day, name: name.trim(), ...hours };
}

function readHours(said: string): Pick<SpecialDay, "chat" | "visits"> | undefined {
  if (said === "fechado") return { chat: "closed", visits: "closed" };
  if (said === "normal") return { chat: "usual", visits: "usual" };
  if (said === "sem visitas") return { chat: "usual", visits: "closed" };
  const span = readSpan(said.replace(/,\s*sem visitas$/, ""));
  return span && { chat: span, visits: said.endsWith("sem visitas") ? "closed" : span };
}

function readSpan(said: string): Span | undefined {
  const [, fromHour = "", fromMinute = "00", toHour = "", toMinute = "00"] = SPAN.exec(said) ?? [];
  const span = { opens: `${fromHour.padStart(2, "0")}:${fromMinute}`, closes: `${toHour.padStart(2, "0")}:${toMinute}` };
  const isClock = (clock: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(clock);
  return isClock(span.opens) && isClock(span.closes) && span.opens < span.closes ? span : undefined;
}

/** The day that a line begins with, and what follows it. @example readDayFirst("24/12/2026 manhã") // { day: "2026-12-24", rest: "manhã" } */
export function readDayFirst(line: string): { day: string; rest: string } | undefined {
  const [, date, month, year, rest = ""] = DAY.exec(line.trim()) ?? [];
  const day = `${year}-${month}-${date}`;
  return isDay(day) ? { day, rest: rest.trim() } : undefined;
}

/** Lines that begin with a day, in its order, without those of days that are over; what begins with none stays in front. */
export function listLinesFrom(today: string, lines: readonly string[]): string[] {
  const dated = lines.map((line) => ({ line, day: readDayFirst(line)?.day }));
  return dated
    .filter(({ day }) => day === undefined || day >= today)
    .toSorted((one, other) => (one.day ?? "").localeCompare(other.day ?? ""))
    .map(({ line }) => line);
}
