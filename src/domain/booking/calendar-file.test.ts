import { expect, test } from "vitest";
import { register } from "#support/content/register";
import { writeCalendarFile } from "./calendar-file";

const [window] = register.windows;
const event = {
  name: "2026-11-24-manha",
  day: "2026-11-24",
  window: window as (typeof register.windows)[number],
  title: "Instalação; do portão, a confirmar",
  text: `Só vale depois de confirmada. ${"Ligue: (11) 90000-0000. ".repeat(4)}`,
  url: "https://x.example/agendar-instalacao",
  isConfirmed: false,
};
const written = { siteUrl: "https://x.example", now: new Date("2026-11-22T20:00:00.123Z") };
const file = writeCalendarFile([event], written);

test("a calendar reads the day and window in São Paulo's zone, as not confirmed yet", () => {
  const lines = file.split("\r\n");
  for (const line of [
    "DTSTART;TZID=America/Sao_Paulo:20261124T080000",
    "DTEND;TZID=America/Sao_Paulo:20261124T120000",
    "TZOFFSETTO:-0300",
    "DTSTAMP:20261122T200000Z",
    "UID:2026-11-24-manha@x.example",
    "STATUS:TENTATIVE",
    "SUMMARY:Instalação\\; do portão\\, a confirmar",
  ])
    expect(lines).toContain(line);
});

test("several visits are events of one calendar, and none is an empty one", () => {
  const several = writeCalendarFile([event, { ...event, name: "b", isConfirmed: true }], written);
  expect(several.match(/^UID:.*|^STATUS:.*/gm)?.map((line) => line.trim())).toEqual([
    "UID:2026-11-24-manha@x.example",
    "STATUS:TENTATIVE",
    "UID:b@x.example",
    "STATUS:CONFIRMED",
  ]);
  expect(writeCalendarFile([], written)).not.toContain("VEVENT");
});

test("every line ends as the format asks and is no longer than it allows", () => {
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(file.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(file.replaceAll("\r\n ", "")).toContain("Ligue: (11) 90000-0000. ".repeat(4).trimEnd());
});
