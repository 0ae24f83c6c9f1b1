import { expect, test } from "vitest";
import { listSurplus } from "./retention";

const at = (moment: string) => ({ madeAt: new Date(moment) });
const keptOf = (copies: { madeAt: Date }[]) => {
  const surplus = new Set(listSurplus(copies));
  return copies.filter((copy) => !surplus.has(copy)).map(({ madeAt }) => madeAt.toISOString().slice(0, 13));
};

test("of a hundred nights seven days and four weeks stay", () => {
  // Three in the morning in São Paulo; the last night is a Sunday.
  const nights = Array.from({ length: 100 }, (_, night) => ({ madeAt: new Date(Date.UTC(2026, 10, 22 - night, 6)) }));
  expect(keptOf(nights)).toEqual([
    ...[22, 21, 20, 19, 18, 17, 16].map((day) => `2026-11-${day}T06`),
    "2026-11-15T06",
    "2026-11-08T06",
    "2026-11-01T06",
  ]);
});

test("of a day the last one stays, and a day ends at midnight where the owner is", () => {
  const copies = [at("2026-11-20T06:00:00Z"), at("2026-11-21T02:59:00Z"), at("2026-11-21T03:00:00Z"), at("2026-11-21T15:00:00Z")];
  expect(keptOf(copies)).toEqual(["2026-11-21T02", "2026-11-21T15"]);
});

test("copies are not lost by age alone", () => {
  const copies = [at("2025-01-01T06:00:00Z"), at("2025-06-01T06:00:00Z"), at("2026-11-22T06:00:00Z")];
  expect(listSurplus(copies)).toEqual([]);
  expect(listSurplus([])).toEqual([]);
});
