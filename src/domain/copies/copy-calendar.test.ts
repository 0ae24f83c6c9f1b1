import { expect, test } from "vitest";
import { dayOf } from "../calendar/owner-time";
import { isCopyDue, isCopyOverdue, weekOf } from "./copy-calendar";

/** São Paulo's clock. */
const clock = (time: string) => new Date(`${time}-03:00`);

test("days and weeks are the owner's", () => {
  expect(dayOf(clock("2026-11-21T23:59:59"))).toBe("2026-11-21");
  expect(dayOf(clock("2026-11-22T00:00:00"))).toBe("2026-11-22");
  expect(weekOf(clock("2026-11-22T23:59:59"))).toBe("2026-11-16");
  expect(weekOf(clock("2026-11-23T00:00:00"))).toBe("2026-11-23");
});

test.each([
  ["a site without a copy", "2026-11-22T14:00:00", undefined, undefined, true],
  ["the first one could not be made a moment ago", "2026-11-22T14:00:00", undefined, "2026-11-22T13:30:00", false],
  ["and an hour later", "2026-11-22T14:30:00", undefined, "2026-11-22T13:30:00", true],
  ["before the night", "2026-11-22T02:59:59", "2026-11-21T03:00:10", "2026-11-21T03:00:00", false],
  ["at night", "2026-11-22T03:00:00", "2026-11-21T03:00:10", "2026-11-21T03:00:00", true],
  ["at night, though one was made by hand the evening before", "2026-11-22T03:00:00", "2026-11-21T22:00:00", "2026-11-21T22:00:00", true],
  ["once a night", "2026-11-22T03:05:00", "2026-11-22T03:00:10", "2026-11-22T03:00:00", false],
  ["a start in the morning after a night that was missed", "2026-11-22T09:00:00", "2026-11-21T03:00:10", "2026-11-21T03:00:00", true],
  ["the same, with one that is no day old", "2026-11-22T09:00:00", "2026-11-21T15:00:00", "2026-11-21T15:00:00", false],
  ["a restart later that day", "2026-11-22T21:00:00", "2026-11-22T09:00:00", "2026-11-22T09:00:00", false],
])("%s", (_, now, lastGood, lastAttempt, isDue) => {
  expect(
    isCopyDue({
      now: clock(now),
      lastGood: lastGood ? clock(lastGood) : undefined,
      lastAttempt: lastAttempt ? clock(lastAttempt) : undefined,
    }),
  ).toBe(isDue);
});

test("a site that restarts every ten minutes for a week makes one copy a day", () => {
  let lastGood: Date | undefined;
  const days: string[] = [];
  for (let time = clock("2026-11-16T10:00:00").getTime(); time < clock("2026-11-23T10:00:00").getTime(); time += 600_000) {
    const now = new Date(time);
    if (!isCopyDue({ now, lastGood, lastAttempt: lastGood })) continue;
    lastGood = now;
    days.push(dayOf(now));
  }
  expect(days).toEqual(["16", "17", "18", "19", "20", "21", "22", "23"].map((day) => `2026-11-${day}`));
});

test("a copy is missed after 36 hours, and never on a site that is new", () => {
  const since = clock("2026-11-20T12:00:00");
  expect(isCopyOverdue({ now: clock("2026-11-21T23:59:00"), since })).toBe(false);
  expect(isCopyOverdue({ now: clock("2026-11-22T00:01:00"), since })).toBe(true);
  const lastGood = clock("2026-11-21T03:00:00");
  expect(isCopyOverdue({ now: clock("2026-11-22T15:00:00"), lastGood, since })).toBe(false);
  expect(isCopyOverdue({ now: clock("2026-11-22T15:00:01"), lastGood, since })).toBe(true);
});
