import { expect, test } from "vitest";
import { createVisitorBounds } from "./visitor-bounds";

const ASKED = "203.0.113.7";
const feed = (number: number) => `/agenda/${String(number).repeat(40)}.ics`;

test("one network asks for one calendar so often in a minute, and for all of them so often", () => {
  const find = createVisitorBounds();
  const ask = (url: string, address = ASKED) => find({ method: "GET", url }, address);
  const refused = (count: number, url: string) => Array.from({ length: count }, () => ask(url)).filter(Boolean).length;
  expect(refused(25, feed(1))).toBe(5);
  expect(refused(20, `${feed(2)}?x=1`)).toBe(0);
  expect(refused(20, feed(3))).toBe(0);
  expect(refused(20, feed(4))).toBe(20);
  expect(ask(feed(1), "198.51.100.9")).toBeUndefined();
  expect(ask("/faq")).toBeUndefined();
});
