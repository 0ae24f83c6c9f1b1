import { describeDayOfMonth, laterDay, nextDay } from "#domain/calendar/owner-time";
import type { Business } from "#domain/facts/business";
import { fillBlanks } from "#domain/text/fill-blanks";
import { formatHour } from "#domain/text/format";
import type { Wording } from "#domain/texts/wording-text";
import { hoursOf, listDays } from "./day-hours";

// The one place for whether somebody answers at a moment, and when next, in words (decision 038).

type Hours = Business["hours"];
export type AnswerWords = Wording["contact"]["answer"];

/** From a time of a day on: that somebody answers, or in words when somebody will. */
interface Answer {
  /** "06:00". */
  from: string;
  /** Absent while somebody answers. */
  closed?: string;
}

/** Until then the hour is enough; later the day is said too. */
const SOON_MINUTES = 12 * 60;
/** Further ahead nobody says when. */
const MAX_DAYS_SHUT = 400;
const MINUTES_OF_DAY = 24 * 60;
/** Who closes then answers all night. */
const LAST_MINUTE = "23:59";

/** When somebody answers on a day, from midnight on. */
export function listAnswers(hours: Hours, words: AnswerWords, day: string): Answer[] {
  const { chat, reason } = hoursOf(hours, day);
  if (!chat) return listShut(hours, words, day, "00:00", reason ?? words.closedToday);
  return [
    ...(chat.opens > "00:00" ? [{ from: "00:00", closed: describe(words, day, "00:00", { day, opens: chat.opens }) }] : []),
    { from: chat.opens },
    ...(chat.closes < LAST_MINUTE ? listShut(hours, words, day, chat.closes) : []),
  ];
}

/** From a time to the end of a day on which nobody answers any more. */
function listShut(hours: Hours, words: AnswerWords, day: string, from: string, reason?: string): Answer[] {
  const next = findOpening(hours, nextDay(day));
  const tell = (time: string) => ({ from: time, closed: describe(words, day, time, next, reason) });
  const minutesAway = next ? minutesBetween(day, "00:00", next) : Number.POSITIVE_INFINITY;
  const soon = minutesAway - SOON_MINUTES;
  return soon < MINUTES_OF_DAY && toClock(soon) > from ? [tell(from), tell(toClock(soon))] : [tell(from)];
}

interface Opening {
  day: string;
  opens: string;
}

/** The first time somebody answers from a day on. */
function findOpening(hours: Hours, from: string): Opening | undefined {
  const day = listDays(from, MAX_DAYS_SHUT).find((one) => hoursOf(hours, one).chat);
  const opens = day && hoursOf(hours, day).chat?.opens;
  return day && opens ? { day, opens } : undefined;
}

function describe(words: AnswerWords, day: string, time: string, next: Opening | undefined, reason?: string): string {
  const answer = next ? describeOpening(words, day, time, next) : words.shut;
  if (reason === undefined) return answer;
  return fillBlanks(words.reason, { motivo: reason, resposta: answer.charAt(0).toLowerCase() + answer.slice(1) });
}

function describeOpening(words: AnswerWords, day: string, time: string, next: Opening): string {
  const hora = `${Number(next.opens.slice(0, 2)) === 1 ? "da" : "das"} ${formatHour(next.opens)}`;
  if (next.day === day || minutesBetween(day, time, next) <= SOON_MINUTES) return fillBlanks(words.soon, { hora });
  if (next.day === nextDay(day)) return fillBlanks(words.tomorrow, { hora });
  if (next.day <= laterDay(day, 6)) return fillBlanks(words.weekday, { hora, dia: nameWeekday(next.day) });
  return fillBlanks(words.later, { hora, dia: describeDayOfMonth(next.day) });
}

const WEEKDAY = new Intl.DateTimeFormat("pt-BR", { timeZone: "UTC", weekday: "long" });

/** @example nameWeekday("2026-11-23") // "na segunda-feira" */
function nameWeekday(day: string): string {
  const name = WEEKDAY.format(new Date(`${day}T12:00:00Z`));
  return `${name.endsWith("feira") ? "na" : "no"} ${name}`;
}

const minutesBetween = (day: string, time: string, next: Opening): number =>
  (Date.parse(`${next.day}T${next.opens}:00Z`) - Date.parse(`${day}T${time}:00Z`)) / 60_000;

/** @example toClock(65) // "01:05" */
const toClock = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** A page is kept for two days at most; a tab may stay open for longer. */
const DAYS_AHEAD = 21;

/**
 * All that a page has to know to say at any moment of the next weeks whether somebody answers, as its script reads it:
 * rows of a day (none for the usual day), a time of São Paulo, and the words from then on, none while somebody answers.
 * @example writePageAnswers(hours, words, "2026-12-24") // " 00:00 Respondemos…| 06:00 |…|2026-12-25 00:00 Natal: …"
 */
export function writePageAnswers(hours: Hours, words: AnswerWords, today: string): string {
  const usual = listAnswers({ ...hours, closedUntil: "", specialDays: [] }, words, today);
  const days = listDays(today, DAYS_AHEAD).map((day) => ({ day, answers: listAnswers(hours, words, day) }));
  const others = days.filter(({ answers }) => !isSame(answers, usual));
  return [{ day: "", answers: usual }, ...others].flatMap(({ day, answers }) => answers.map((answer) => writeRow(day, answer))).join("|");
}

const writeRow = (day: string, { from, closed = "" }: Answer) => `${day} ${from} ${closed.replaceAll("|", "/")}`;

const isSame = (one: readonly Answer[], other: readonly Answer[]): boolean =>
  one.length === other.length && one.every(({ from, closed }, at) => from === other[at]?.from && closed === other[at]?.closed);
