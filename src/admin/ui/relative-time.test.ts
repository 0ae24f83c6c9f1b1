import { expect, test } from "vitest";
import { formatExact, formatRelative } from "./relative-time";

const NOW = new Date("2026-05-20T12:00:00Z").getTime();
const before = (seconds: number) => formatRelative(new Date(NOW - seconds * 1000), NOW);

test("a moment is told by its largest unit", () => {
  expect([0, 59, 60, 3599, 7200, 86_400, 5 * 86_400].map(before)).toEqual([
    "agora há pouco",
    "agora há pouco",
    "há 1 minuto",
    "há 59 minutos",
    "há 2 horas",
    "ontem",
    "há 5 dias",
  ]);
});

test("a clock that runs ahead makes no future", () => {
  expect(before(-30)).toBe("agora há pouco");
});

test("what is long ago is told by its date", () => {
  const moment = new Date(NOW - 40 * 86_400_000);
  expect(formatRelative(moment, NOW)).toBe(formatExact(moment));
});
