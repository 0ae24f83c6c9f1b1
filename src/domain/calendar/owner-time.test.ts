import { expect, test } from "vitest";
import { dayOf } from "./owner-time";

test("the day is that of São Paulo", () => {
  expect(dayOf(new Date("2026-11-22T01:00:00Z"))).toBe("2026-11-21");
});
