import { expect, test } from "vitest";
import { lastDayOf, toPageDates } from "./page";

const published = new Date("2026-11-20T15:00:00Z");

test("a text that changed on a later day says so, by the owner's days", () => {
  // Ten at night of the 21st in São Paulo.
  const dates = toPageDates(published, new Date("2026-11-22T01:00:00Z"));
  expect(dates).toEqual({ published: "2026-11-20", changed: "2026-11-21" });
  expect(lastDayOf(dates)).toBe("2026-11-21");
});

test.each([
  ["the same day", new Date("2026-11-20T18:00:00Z")],
  ["before it was published", new Date("2026-11-01T15:00:00Z")],
  ["nobody knows when", undefined],
])("a change of %s is none", (_, changed) => {
  expect(toPageDates(published, changed)).toEqual({ published: "2026-11-20" });
});

test("nothing is told of what nobody knows", () => {
  expect(toPageDates(undefined, undefined)).toEqual({});
  expect(lastDayOf({})).toBeUndefined();
});
