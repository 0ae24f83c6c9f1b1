import type { Business } from "#domain/facts/business";
import { type Answer, type AnswerWords, listAnswers } from "./answers";
import { listDays } from "./day-hours";

// The one place for whether somebody answers at a moment, and when next, in words (decision 038).

type Hours = Business["hours"];

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

function writeRow(day: string, { from, closed = "" }: Answer): string {
  return `${day} ${from} ${closed.replaceAll("|", "/")}`;
}

function isSame(one: readonly Answer[], other: readonly Answer[]): boolean {
  return one.length === other.length && one.every(({ from, closed }, at) => from === other[at]?.from && closed === other[at]?.closed);
}
