import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { RESERVED_ADDRESSES } from "./reserved-addresses";

test("every address that the site has for itself is reserved", () => {
  const routes = readdirSync("src/pages")
    .filter((name) => !/^[_[]/.test(name))
    .map((name) => name.replace(/\.(astro|ts)$/, ""))
    // No slug has a dot.
    .filter((name) => !name.includes("."));
  expect(routes.length).toBeGreaterThan(8);
  expect(routes.filter((name) => !RESERVED_ADDRESSES.has(name))).toEqual([]);
});
