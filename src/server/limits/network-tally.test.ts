import { expect, test } from "vitest";
import { createNetworkTally } from "./network-tally";

const NOON = Date.parse("2026-11-22T15:00:00Z");
const BOUND = [{ subject: "a", most: 20 }];

type Tally = ReturnType<typeof createNetworkTally>;

/** How many of a thousand are let through. */
const countOf = (tally: Tally, addressOf: (index: number) => string, now = NOON, bounds = BOUND) =>
  Array.from({ length: 1000 }, (_, index) => tally.take(addressOf(index), bounds, now)).filter(Boolean).length;

test("a network has one share, whichever of its addresses asks, and another has its own", () => {
  const tally = createNetworkTally({ windowMs: 1000 });
  expect(countOf(tally, (index) => `198.51.100.${index % 256}`)).toBe(20);
  expect(countOf(tally, (index) => `2001:db8:7:${index.toString(16)}::1`)).toBe(20);
  expect(countOf(tally, () => "198.51.101.7")).toBe(20);
});

test("what is past one bound uses up none of another", () => {
  const tally = createNetworkTally({ windowMs: 1000 });
  const all = { subject: "all", most: 30 };
  expect(countOf(tally, () => "203.0.113.7", NOON, [...BOUND, all])).toBe(20);
  expect(countOf(tally, () => "203.0.113.7", NOON, [{ subject: "b", most: 20 }, all])).toBe(10);
});

test("all is forgotten when the window is over, and where the clock is put back", () => {
  const tally = createNetworkTally({ windowMs: 1000 });
  expect(countOf(tally, () => "203.0.113.7")).toBe(20);
  expect(countOf(tally, () => "203.0.113.7", NOON + 999)).toBe(0);
  expect(countOf(tally, () => "203.0.113.7", NOON + 1000)).toBe(20);
  expect(countOf(tally, () => "203.0.113.7", NOON)).toBe(20);
});

test("no more is remembered than there is room for", () => {
  const tally = createNetworkTally({ windowMs: 1000, maxEntries: 10 });
  expect(countOf(tally, (index) => `2001:db8:${index.toString(16)}::1`)).toBe(1000);
  expect(countOf(tally, () => "203.0.113.7")).toBe(20);
});
