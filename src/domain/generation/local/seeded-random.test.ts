import { expect, test } from "vitest";
import { createRandom, hashText } from "./seeded-random";

test("FNV-1a gives its published values", () => {
  expect(hashText("")).toBe(0x811c9dc5);
  expect(hashText("a")).toBe(0xe40c292c);
  expect(hashText("foobar")).toBe(0xbf9cf968);
});

test("the same seed gives the same sequence and another seed another one", () => {
  const take = (seed: string) => Array.from({ length: 5 }, createRandom(seed));
  expect(take("Santana")).toEqual(take("Santana"));
  expect(take("Santana")).not.toEqual(take("Santanb"));
});

test("numbers stay from 0 to below 1 and spread evenly", () => {
  const random = createRandom("x");
  const numbers = Array.from({ length: 10_000 }, random);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(mean).toBeGreaterThan(0.48);
  expect(mean).toBeLessThan(0.52);
});
