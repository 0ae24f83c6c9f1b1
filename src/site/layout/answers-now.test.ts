import { expect, test } from "vitest";
import { clockOf, laterDay } from "#domain/calendar/owner-time";
import { type AnswerWords, listAnswers, writePageAnswers } from "#domain/hours/answers";
import { register } from "#support/content/register";
import { ANSWERS_NOW } from "./inline-scripts";

const blank = { hora: "{hora}", dia: "{dia}" };
const words: AnswerWords = {
  always: "Sempre",
  open: "Agora",
  soon: `Logo, ${blank.hora}`,
  tomorrow: `Amanhã, ${blank.hora}`,
  weekday: `${blank.dia}, ${blank.hora}`,
  later: `Dia ${blank.dia}, ${blank.hora}`,
  shut: "Fechado",
  reason: "{motivo}: {resposta}",
  closedToday: "Fechado hoje",
  late: "Sei que é tarde.",
};
const hours = { ...register.hours, specialDays: ["24/12/2026 Véspera: 8h às 12h", "25/12/2026 Natal: fechado"] };

const CHAT = "https://wa.me/55?text=Ol%C3%A1!%20Ref.%20FH4K";

/** Writing them takes longer than all else here. */
const answersOf = new Map<string, string>();
function writeOnce(renderedOn: string): string {
  const written = answersOf.get(renderedOn) ?? writePageAnswers(hours, words, renderedOn);
  answersOf.set(renderedOn, written);
  return written;
}

/** Runs the script of a page rendered on a day, at a moment, on another clock than the server's. */
function readPage(renderedOn: string, moment: number) {
  const note = { textContent: words.always };
  const links: { href: string }[] = [{ href: CHAT }, { href: "https://wa.me/55?text=Oi" }, { href: "/faq?texto=1" }];
  const heard: (() => void)[] = [];
  class Clock extends Date {
    constructor(at = moment) {
      super(at);
    }
  }
  const document = {
    body: {
      dataset: {
        clock: String(clockOf(renderedOn)),
        answers: writeOnce(renderedOn),
        open: words.open,
        late: words.late,
      },
    },
    querySelectorAll: () => [note],
    links,
  };
  new Function("Date", "document", "addEventListener", ANSWERS_NOW)(Clock, document, (_: string, hear: () => void) => heard.push(hear));
  return { note, links, heard };
}

test("the script says at every moment what the rules say, on a page that is days old", () => {
  const renderedOn = "2026-12-22";
  for (const day of [0, 1, 2, 3, 4].map((days) => laterDay(renderedOn, days))) {
    for (const time of ["00:00", "05:59", "06:00", "07:59", "08:00", "11:59", "12:00", "17:59", "18:00", "22:59", "23:00", "23:59"]) {
      const expected = listAnswers(hours, words, day).findLast(({ from }) => from <= time)?.closed ?? words.open;
      const { note } = readPage(renderedOn, Date.parse(`${day}T${time}:30-03:00`));
      expect(note.textContent, `${day} ${time}`).toBe(expected);
    }
  }
});

test("a message written at night says so before its reference, once, and one written by day does not", () => {
  const night = readPage("2026-12-22", Date.parse("2026-12-22T23:01:00-03:00"));
  for (const hear of night.heard) hear();
  expect(night.links.map(({ href }) => decodeURIComponent(href))).toEqual([
    "https://wa.me/55?text=Olá! Sei que é tarde. Ref. FH4K",
    "https://wa.me/55?text=Oi Sei que é tarde.",
    "/faq?texto=1",
  ]);
  expect(readPage("2026-12-22", Date.parse("2026-12-22T22:59:00-03:00")).links[0]?.href).toBe(CHAT);
});
