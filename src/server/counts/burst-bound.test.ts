import { expect, test } from "vitest";
import { createBurstBound } from "./burst-bound";
import type { Counted } from "./visit-memory";

const NOON = Date.parse("2026-11-22T15:00:00Z");

/** How many of a thousand that one machine tells are counted. */
function countOf(bound: ReturnType<typeof createBurstBound>, counted: Partial<Counted> = {}) {
  const one: Counted = { page: 4, kind: "chat:hero", source: "direct", ...counted };
  return Array.from({ length: 1000 }, () => bound.isTooMuch("203.0.113.7", one, NOON)).filter((isTooMuch) => !isTooMuch).length;
}

test("a thousand touches count as twenty on a page, whichever contact it is, and as a hundred on all", () => {
  const bound = createBurstBound();
  expect([countOf(bound), countOf(bound, { kind: "call:bar" })]).toEqual([20, 0]);
  const onPages = Array.from({ length: 50 }, (_, page) => countOf(bound, { page: 100 + page }));
  expect(onPages.reduce((sum, count) => sum + count, 20)).toBe(100);
});

test("views have a share of their own, each of the two who count them", () => {
  const bound = createBurstBound();
  const kinds = ["view", "shown", "chat:hero"] as const;
  expect(kinds.map((kind) => countOf(bound, { kind }))).toEqual([200, 200, 20]);
});
