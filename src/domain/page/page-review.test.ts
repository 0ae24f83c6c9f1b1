import { expect, test } from "vitest";
import { isReviewOld } from "./page-review";

const review = { technicianId: "rui", on: "2026-11-20", toldAt: new Date("2026-11-21T12:00:00Z") };

test.each([
  ["before the review", "2026-11-20T10:00:00Z", false],
  ["after the day of the review, before it was told", "2026-11-21T11:00:00Z", true],
  ["after it was told", "2026-11-21T12:00:01Z", true],
])("a text that changed %s", (_, textChangedAt, isOld) => {
  expect(isReviewOld({ review, textChangedAt: new Date(textChangedAt) })).toBe(isOld);
});

test("a page that nobody reviewed has no review that is old", () => {
  expect(isReviewOld({ textChangedAt: new Date() })).toBe(false);
});
