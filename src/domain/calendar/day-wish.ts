import { isDay } from "../forms/is-day";
import { toSearchText } from "../text/search-text";
import { weekdayOf } from "./days";
import { laterDay, nextDay } from "./owner-time";
import type { DayWord } from "./special-day";

const WORDS: readonly (readonly [pattern: RegExp, word: DayWord])[] = [
  [/\bsem visitas?\b/, "sem visitas"],
  [/\b(fecha(do|r|mos)?|folga|nao (abro|abrimos|atendo|atendemos))\b/, "fechado"],
  [/\b(normal|abert[oa]|ab(ro|rir|rimos)|atend(o|er|emos))\b/, "normal"],
];
const WEEKDAYS = ["segunda", "terca", "quarta", "quinta", "sexta", "sabado", "domingo"];

/**
 * A day and what is done on it, in the words of who is in a hurry; undefined where one of the two is not said.
 * @example readDayWish("Amanhã fechado", "2026-11-25") // { day: "2026-11-26", word: "fechado" }
 */
export function readDayWish(said: string, today: string): { day: string; word: DayWord } | undefined {
  const words = toSearchText(said);
  const word = WORDS.find(([pattern]) => pattern.test(words))?.[1];
  const day = word && findDay(words, today);
  return day && day >= today ? { day, word } : undefined;
}

function findDay(words: string, today: string): string | undefined {
  if (/\bdepois de amanha\b/.test(words)) return laterDay(today, 2);
  if (/\bamanha\b/.test(words)) return nextDay(today);
  if (/\bhoje\b/.test(words)) return today;
  const weekday = WEEKDAYS.findIndex((name) => new RegExp(`\\b${name}\\b`).test(words));
  if (weekday >= 0) return laterDay(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);
  // The search text parts "25/12" by a space.
  const [, date = "", month = "", year] = /\b(\d{1,2}) (\d{1,2})(?: (20\d\d))?\b/.exec(words) ?? [];
  const dayOf = (inYear: string) => `${inYear}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  const [thisYear = ""] = today.split("-");
  const day = year ? dayOf(year) : dayOf(thisYear) < today ? dayOf(String(Number(thisYear) + 1)) : dayOf(thisYear);
  return isDay(day) ? day : undefined;
}
