import { expect, test } from "vitest";
import { isDay } from "./is-day";

test.each(["2026-11-20", "2024-02-29", "1900-01-01"])("%s is a day", (text) => {
  expect(isDay(text)).toBe(true);
});

test.each(["", "2026-02-31", "2025-02-29", "2026-13-01", "0099-01-01", "20/11/2026", "2026-11-20T10:00"])("%j is none", (text) => {
  expect(isDay(text)).toBe(false);
});
