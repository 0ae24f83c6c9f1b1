import { expect, test } from "vitest";
import { daysLeft, purgeBefore, purgeMoment } from "./trash";

const deletedAt = new Date("2026-11-01T12:00:00Z");

test("a deleted page can be restored for thirty days", () => {
  expect(purgeMoment(deletedAt)).toEqual(new Date("2026-12-01T12:00:00Z"));
  expect(daysLeft(deletedAt, deletedAt)).toBe(30);
  expect(daysLeft(deletedAt, new Date("2026-12-01T11:00:00Z"))).toBe(1);
  expect(daysLeft(deletedAt, new Date("2027-01-01T00:00:00Z"))).toBe(0);
});

test("what was deleted before the thirty days began is erased", () => {
  expect(purgeBefore(new Date("2026-12-01T12:00:00Z"))).toEqual(deletedAt);
});
