import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

const files = ["server", "client"]
  .flatMap((folder) => readdirSync(join(ROOT, "dist", folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => ({ name: relative(ROOT, join(parentPath, name)), bytes: readFileSync(join(parentPath, name)) }));

test("no built file says in which folder the project was built", () => {
  const names = files.filter(({ bytes }) => bytes.includes(ROOT)).map(({ name }) => name);
  expect(names).toEqual([]);
});

test("the built server has each style sheet once", () => {
  // Tailwind's own words begin each, or what one adds to others, and a quotation mark ends it.
  const sheets = files
    .filter(({ name }) => name.endsWith(".mjs"))
    .flatMap(({ bytes }) => bytes.toString().match(/\/\*! tailwindcss [^"\\]*(?:\\.[^"\\]*)*"/g) ?? []);
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets.length).toBe(new Set(sheets).size);
});
