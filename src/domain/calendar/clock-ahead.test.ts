import { expect, test } from "vitest";
import { isAhead, unlessAhead } from "./clock-ahead";

const NOW = new Date("2026-11-22T12:00:00Z");

test("a moment to come is no past one, but for what clocks of machines differ by", () => {
  expect(["2026-11-22T11:00:00Z", "2026-11-22T12:05:00Z", "2026-11-22T12:05:01Z"].map((moment) => isAhead(new Date(moment), NOW))).toEqual([
    false,
    false,
    true,
  ]);
  expect(unlessAhead(NOW, NOW)).toBe(NOW);
  expect(unlessAhead(new Date("2027-01-01T00:00:00Z"), NOW)).toBeUndefined();
  expect(unlessAhead(undefined, NOW)).toBeUndefined();
});
