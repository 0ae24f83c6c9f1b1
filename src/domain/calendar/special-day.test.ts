import { expect, test } from "vitest";
import { hoursOf } from "#domain/hours/day-hours";
import { register } from "#support/content/register";
import { findDayLine, listLinesFrom, readSpecialDay, sayOfDay } from "./special-day";

test.each([
  ["25/12/2026 Natal: fechado", { chat: "closed", visits: "closed" }],
  ["25/12/2026 Natal: Normal", { chat: "usual", visits: "usual" }],
  ["25/12/2026 Natal: sem visitas", { chat: "usual", visits: "closed" }],
  ["25/12/2026 Natal: das 8h às 12h30", { chat: { opens: "08:00", closes: "12:30" }, visits: { opens: "08:00", closes: "12:30" } }],
  ["25/12/2026 Natal: 08:00 às 12:00, sem visitas", { chat: { opens: "08:00", closes: "12:00" }, visits: "closed" }],
])("%s is read", (line, hours) => {
  expect(readSpecialDay(line)).toEqual({ day: "2026-12-25", name: "Natal", ...hours });
});

test.each([
  "31/02/2026 Nunca: fechado",
  "2026-12-25 Natal: fechado",
  "25/12/2026: fechado",
  "25/12/2026 Natal",
  "25/12/2026 Natal: talvez",
  "25/12/2026 Natal: 12h às 8h",
  "25/12/2026 Natal: 8h às 25h",
])("%s is not", (line) => {
  expect(readSpecialDay(line)).toBeUndefined();
});

test("a special day goes before its weekday, and visits keep within their own hours", () => {
  const tell = (line: string, day: string) => hoursOf({ ...register.hours, specialDays: [line] }, day);
  const [monday, sunday] = ["2026-11-23", "2026-11-22"];
  expect(tell("23/11/2026 Reforma: 7h às 12h", monday)).toEqual({
    reason: "Reforma",
    chat: { opens: "07:00", closes: "12:00" },
    visits: { opens: "08:00", closes: "12:00" },
  });
  expect(tell("22/11/2026 Plantão: 8h às 12h", sunday).visits).toBeUndefined();
  expect(tell("24/11/2026 Outro: fechado", monday)).toMatchObject({ chat: { opens: "06:00" }, visits: { opens: "08:00" } });
});

test("lines of days that are over are left out, and the rest are in the order of their days", () => {
  expect(listLinesFrom("2026-11-22", ["25/12/2026 Natal: fechado", "21/11/2026 Ontem: fechado", "22/11/2026 Hoje: fechado"])).toEqual([
    "22/11/2026 Hoje: fechado",
    "25/12/2026 Natal: fechado",
  ]);
});

test("a day is said anew under the name it has, put in its order, and taken away", () => {
  const lines = ["24/12/2026 Véspera: 8h às 12h", "01/01/2027 Ano-novo: sem visitas"];
  expect(sayOfDay(lines, "2027-01-01", "fechado")).toEqual(["24/12/2026 Véspera: 8h às 12h", "01/01/2027 Ano-novo: fechado"]);
  expect(sayOfDay(lines, "2026-12-25", "normal", "Natal")[1]).toBe("25/12/2026 Natal: normal");
  expect(sayOfDay([], "2026-11-26", "fechado").map(readSpecialDay)).toMatchObject([{ day: "2026-11-26", chat: "closed" }]);
  expect(sayOfDay(lines, "2026-12-24", undefined)).toEqual(["01/01/2027 Ano-novo: sem visitas"]);
  expect(findDayLine(lines, "2026-12-24")).toEqual({ name: "Véspera", said: "8h às 12h" });
  expect(findDayLine(lines, "2026-12-31")).toBeUndefined();
});
