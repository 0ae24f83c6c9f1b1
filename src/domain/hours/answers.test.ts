import { expect, test } from "vitest";
import type { Business } from "#domain/facts/business";
import { register } from "#support/content/register";
import { type AnswerWords, listAnswers, writePageAnswers } from "./answers";

const words: AnswerWords = {
  always: "Sempre",
  open: "Agora",
  soon: "Respondemos a partir {hora}",
  tomorrow: "Respondemos amanhã, a partir {hora}",
  weekday: "Respondemos {dia}, a partir {hora}",
  later: "Respondemos no dia {dia}, a partir {hora}",
  shut: "Fechado por enquanto",
  reason: "{motivo}: {resposta}",
  closedToday: "Fechado hoje",
  late: "Tarde",
};
const withHours = (changes: Partial<Business["hours"]>): Business["hours"] => ({
  ...register.hours,
  specialDays: [],
  closedUntil: "",
  closedNote: "",
  ...changes,
});
/** What is said at a moment of São Paulo; undefined while somebody answers. */
const say = (moment: string, hours: Business["hours"]) => {
  const [day = "", time = ""] = moment.split(" ");
  return listAnswers(hours, words, day).findLast(({ from }) => from <= time)?.closed;
};

test("an ordinary day is shut before it opens and after it closes, to the minute", () => {
  const hours = withHours({});
  expect(say("2026-11-22 05:59", hours)).toBe("Respondemos a partir das 6h");
  expect(say("2026-11-22 06:00", hours)).toBeUndefined();
  expect(say("2026-11-22 22:59", hours)).toBeUndefined();
  expect(say("2026-11-22 23:00", hours)).toBe("Respondemos a partir das 6h");
  expect(say("2026-11-23 00:00", hours)).toBe("Respondemos a partir das 6h");
});

test("a holiday says its name and when somebody answers again, and the hour alone once that is near", () => {
  const hours = withHours({ specialDays: ["25/12/2026 Natal: fechado"] });
  expect(say("2026-12-24 23:30", hours)).toBe("Respondemos no sábado, a partir das 6h");
  expect(say("2026-12-25 10:00", hours)).toBe("Natal: respondemos amanhã, a partir das 6h");
  expect(say("2026-12-25 18:00", hours)).toBe("Natal: respondemos a partir das 6h");
  expect(say("2026-12-26 05:59", hours)).toBe("Respondemos a partir das 6h");
  expect(say("2026-12-26 06:00", hours)).toBeUndefined();
});

test("a day without visits answers as ever", () => {
  expect(say("2026-12-25 10:00", withHours({ specialDays: ["25/12/2026 Natal: sem visitas"] }))).toBeUndefined();
});

test("other hours of one day hold on that day alone, and the evening before tells them", () => {
  const hours = withHours({ specialDays: ["24/12/2026 Véspera de Natal: 14h às 16h30"] });
  expect(say("2026-12-23 23:00", hours)).toBe("Respondemos amanhã, a partir das 14h");
  expect(say("2026-12-24 00:30", hours)).toBe("Respondemos a partir das 14h");
  expect(say("2026-12-24 16:29", hours)).toBeUndefined();
  expect(say("2026-12-24 16:30", hours)).toBe("Respondemos amanhã, a partir das 6h");
});

test("a shut shop says the owner's sentence and the day of its return", () => {
  const hours = withHours({ closedUntil: "2027-01-10", closedNote: "Em férias até 10 de janeiro" });
  expect(say("2026-12-20 10:00", hours)).toBe("Em férias até 10 de janeiro: respondemos no dia 11 de janeiro, a partir das 6h");
  expect(say("2027-01-06 10:00", hours)).toBe("Em férias até 10 de janeiro: respondemos na segunda-feira, a partir das 6h");
  expect(say("2027-01-10 10:00", hours)).toBe("Em férias até 10 de janeiro: respondemos amanhã, a partir das 6h");
  expect(say("2027-01-11 06:00", hours)).toBeUndefined();
  expect(say("2026-12-20 10:00", withHours({ closedUntil: "2026-12-20" }))).toBe("Fechado hoje: respondemos amanhã, a partir das 6h");
  expect(say("2026-12-20 10:00", withHours({ closedUntil: "2099-12-31" }))).toBe("Fechado hoje: fechado por enquanto");
});

test("one o'clock has another article, and who closes at the last minute answers all night", () => {
  const hours = withHours({ chat: { ...register.hours.chat, opens: "01:00", closes: "23:59" } });
  expect(listAnswers(hours, words, "2026-11-22")).toEqual([{ from: "00:00", closed: "Respondemos a partir da 1h" }, { from: "01:00" }]);
});

test("a page brings the usual day, and of the next weeks only the days that differ", () => {
  const usual = " 00:00 Respondemos a partir das 6h| 06:00 | 23:00 Respondemos a partir das 6h";
  const hours = withHours({ specialDays: ["25/12/2026 Natal: fechado"] });
  expect(writePageAnswers(hours, words, "2026-11-22")).toBe(usual);
  const near = writePageAnswers(hours, words, "2026-12-20").split("|");
  expect(near.map((row) => row.slice(0, 10)).filter((day) => day.startsWith("2026"))).toEqual([
    ...Array(3).fill("2026-12-24"),
    ...Array(2).fill("2026-12-25"),
  ]);
  expect(writePageAnswers(hours, words, "2026-12-26")).toBe(usual);
});

test("the first of a month is said in order", () => {
  const hours = withHours({ closedUntil: "2026-12-31", closedNote: "Em férias" });
  expect(say("2026-12-20 10:00", hours)).toBe("Em férias: respondemos no dia 1º de janeiro, a partir das 6h");
});
