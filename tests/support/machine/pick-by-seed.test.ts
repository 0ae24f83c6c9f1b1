import { expect, test } from "vitest";
import { pickBySeed } from "./pick-by-seed";

const items = Array.from({ length: 500 }, (_, number) => number);

test("a seed picks the same again, in order and each once, and another seed others", () => {
  const picked = pickBySeed(items, 60, 1);
  expect(picked).toEqual(pickBySeed(items, 60, 1));
  expect(picked).toEqual([...new Set(picked)].sort((one, other) => one - other));
  expect(picked).toHaveLength(60);
  expect(pickBySeed(items, 60, 2)).not.toEqual(picked);
});

test("no item is left out by every seed", () => {
  const seen = new Set(Array.from({ length: 100 }, (_, seed) => pickBySeed(items, 60, seed)).flat());
  expect(seen.size).toBe(items.length);
});

test("of a few items all are picked", () => {
  expect(pickBySeed([7, 8], 5, 1)).toEqual([7, 8]);
});
