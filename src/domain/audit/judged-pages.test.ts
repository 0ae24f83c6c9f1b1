import { expect, test } from "vitest";
import { followJudged, type JudgedPages } from "./judged-pages";

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 0, minutes));
const page = (number: number, minutes: number) => ({ number, changedAt: at(minutes) });

/** An audit of the pages 1 to `last`, of which the second has something. */
function audit(former?: JudgedPages, { key = "a", minutes = 60, last = 4 } = {}) {
  const followed = followJudged(key, at(minutes), former);
  for (let number = 1; number <= last; number += 1) followed.note(number, number === 2);
  return followed;
}

test("after a whole audit only what changed since is asked again, and what had something", () => {
  const next = followJudged("a", at(120), audit().readWhole());
  expect([1, 2, 3, 4].map((number) => next.isInOrder(page(number, 30)))).toEqual([true, false, true, true]);
  expect(next.isInOrder(page(3, 90))).toBe(false);
  // As it began, by another clock.
  expect(next.isInOrder(page(3, 59.5))).toBe(false);
  expect(next.isInOrder(page(5, 90))).toBe(false);
});

test("all are asked again by other rules or another register, and at the first time", () => {
  expect(followJudged("b", at(120), audit().readWhole()).isInOrder(page(1, 30))).toBe(false);
  // What a clock that was ahead left says nothing of what changed since.
  expect(followJudged("a", at(30), audit().readWhole()).isInOrder(page(1, 20))).toBe(false);
  expect(followJudged("a", at(120), undefined).isInOrder(page(1, 30))).toBe(false);
});

test("one that was cut off goes on from there", () => {
  const part = audit().readPart();
  const next = audit(part, { minutes: 120, last: 6 });
  expect([1, 2, 4, 5].map((number) => next.isInOrder(page(number, 30)))).toEqual([true, false, true, false]);
  // Cut off again: what changed since the first of them began may have been asked before that.
  expect(next.readPart()).toEqual({ key: "a", since: at(60), upTo: 6, found: [2] });
  expect(next.readWhole()).toMatchObject({ since: at(120), found: [2] });
});

test("one that is cut off early leaves what is known from before", () => {
  const whole = audit().readWhole();
  expect(audit(whole, { minutes: 120 }).readPart()).toBeUndefined();
  expect(audit(whole, { key: "b", minutes: 120 }).readPart()).toMatchObject({ key: "b", upTo: 4 });
});
