import { isDay } from "#domain/forms/is-day";
import { toSearchText } from "#domain/text/search-text";
import { formatDay } from "./days";

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

/** What is said of a whole day, in the register's own words. */
export const DAY_WORDS = ["fechado", "sem visitas", "normal"] as const;
export type DayWord = (typeof DAY_WORDS)[number];

/** What a day is called that nobody gave a name. */
const UNNAMED = "Dia especial";

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

/** The line of a day among others, as its day, name and what is said of it; undefined where there is none. */
export function findDayLine(lines: readonly string[], day: string): { name: string; said: string } | undefined {
  const [, name = "", said = ""] = /^([^:]*):?\s*(.*)$/s.exec(lines.map(readDayFirst).find((one) => one?.day === day)?.rest ?? "") ?? [];
  return name || said ? { name: name.trim(), said: said.trim() } : undefined;
}

/**
 * The lines with what is said of a day, under the name it has already, and without it where nothing is said.
 * @example sayOfDay(["25/12/2026 Natal: sem visitas"], "2026-12-25", "fechado") // ["25/12/2026 Natal: fechado"]
 */
export function sayOfDay(lines: readonly string[], day: string, said: string | undefined, name?: string): string[] {
  const others = lines.filter((line) => readDayFirst(line)?.day !== day);
  if (said === undefined) return others;
  const called = name ?? findDayLine(lines, day)?.name;
  const line = `${formatDay(day)} ${called?.trim() || UNNAMED}: ${said}`;
  return listLinesFrom("", [...others, line]);
}

/** Lines that begin with a day, in its order, without those of days that are over; what begins with none stays in front. */
export function listLinesFrom(today: string, lines: readonly string[]): string[] {
  const dated = lines.map((line) => ({ line, day: readDayFirst(line)?.day }));
  return dated
    .filter(({ day }) => day === undefined || day >= today)
    .toSorted((one, other) => (one.day ?? "").localeCompare(other.day ?? ""))
    .map(({ line }) => line);
}

/**
 * A day that has no room, or some windows of it as the owner wrote them; none where the whole day is full.
 * @example readFullDay("28/11/2026 manhã, tarde") // { day: "2026-11-28", windows: ["manhã", "tarde"] }
 */
export function readFullDay(line: string): { day: string; windows: readonly string[] } | undefined {
  const dated = readDayFirst(line);
  if (!dated) return undefined;
  const windows = dated.rest
    .replace(/^:/, "")
    .split(/,|\se\s/)
    .map((name) => name.trim())
    .filter((name) => name !== "");
  return { day: dated.day, windows };
}

/** Whether a window is called so, whatever its accents. */
export function isWindow(window: { id: string; name: string }, name: string): boolean {
  const wanted = toSearchText(name);
  return toSearchText(window.name) === wanted || window.id === wanted;
}
