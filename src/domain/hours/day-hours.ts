import { weekdayOf } from "#domain/calendar/days";
import { laterDay } from "#domain/calendar/owner-time";
import { readSpecialDay, type Span, type SpecialDay } from "#domain/calendar/special-day";
import type { Business, Weekday } from "#domain/facts/business";
import { onceFor } from "#domain/memo/once-for";

type Hours = Business["hours"];

/** What a day is like for who writes and for who is visited; absent where nobody answers or comes. */
interface DayHours {
  chat?: Span;
  visits?: Span;
  /** Why it is not like its weekday. */
  reason?: string;
}

const WEEKDAYS: readonly Weekday[] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The hours of a day, as the register has it, special days and a shut shop before the weekday. */
export function hoursOf(hours: Hours, day: string): DayHours {
  const usual = usualHoursOf(hours, day);
  // A day that is over may still be named; from now to then nobody answers.
  if (day <= hours.closedUntil) return { reason: hours.closedNote || undefined };
  const special = findSpecialDay(hours, day);
  if (!special) return usual;
  const { name: reason, chat, visits } = special;
  return {
    reason,
    chat: chat === "usual" ? usual.chat : chat === "closed" ? undefined : chat,
    visits: visits === "usual" ? usual.visits : visits === "closed" ? undefined : overlap(usual.visits, visits),
  };
}

function usualHoursOf({ chat: { opens, closes }, visits }: Hours, day: string): DayHours {
  const weekday = WEEKDAYS[weekdayOf(day)] as Weekday;
  return { chat: { opens, closes }, visits: visits.find(({ weekdays }) => weekdays.includes(weekday)) };
}

function overlap(one: Span | undefined, other: Span): Span | undefined {
  if (!one) return undefined;
  const opens = one.opens > other.opens ? one.opens : other.opens;
  const closes = one.closes < other.closes ? one.closes : other.closes;
  return opens < closes ? { opens, closes } : undefined;
}

/** The lines of one register are read once. */
const readSpecialDays = onceFor(
  (lines: readonly string[]) => new Map(lines.flatMap((line) => readSpecialDay(line) ?? []).map((special) => [special.day, special])),
);

const findSpecialDay = ({ specialDays }: Hours, day: string): SpecialDay | undefined => readSpecialDays(specialDays).get(day);
/** Days from one on, in their order. @example listDays("2026-12-31", 2) // ["2026-12-31", "2027-01-01"] */
export const listDays = (first: string, count: number): string[] => Array.from({ length: count }, (_, index) => laterDay(first, index));

/** Whether people are answered and visited as on any other day of that weekday. */
export function isLikeItsWeekday(hours: Hours, day: string): boolean {
  const { chat, visits } = hoursOf(hours, day);
  const usual = usualHoursOf(hours, day);
  return isSame(chat, usual.chat) && isSame(visits, usual.visits);
}

const isSame = (one: Span | undefined, other: Span | undefined) => one?.opens === other?.opens && one?.closes === other?.closes;
