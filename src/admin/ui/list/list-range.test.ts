import { expect, test } from "vitest";
import { describeRange, findRange } from "./list-range";

const rows = (count: number) => Array.from({ length: count });

test("the second page of a list counts from its first row", () => {
  const range = findRange({ page: 2, pages: rows(20), total: 345, pageSize: 20, isTotalExact: true });
  expect(describeRange(range)).toBe("21–40 de 345");
  expect(range.hasNext).toBe(true);
});

test("the last page has no next one", () => {
  expect(findRange({ page: 18, pages: rows(5), total: 345, pageSize: 20, isTotalExact: true }).hasNext).toBe(false);
});

test("a list too long to count says so and ends at what was counted", () => {
  const inexact = { pages: rows(20), total: 1000, pageSize: 20, isTotalExact: false };
  const range = findRange({ page: 49, ...inexact });
  expect(describeRange(range)).toBe("961–980 de mais de 1.000");
  expect(range.hasNext).toBe(true);
  expect(findRange({ page: 50, ...inexact }).hasNext).toBe(false);
});
