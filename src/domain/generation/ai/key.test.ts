import { expect, test } from "vitest";
import { isPlausibleKey } from "./key";

test("a key starts with sk- and has at least 20 characters after trimming", () => {
  expect(isPlausibleKey("  sk-12345678901234567  ")).toBe(true);
  expect(isPlausibleKey("sk-1234567890123456")).toBe(false);
  expect(isPlausibleKey("pk-12345678901234567")).toBe(false);
  expect(isPlausibleKey(`sk-${" ".repeat(30)}`)).toBe(false);
});

test("a key that no header can carry is none", () => {
  expect(isPlausibleKey("sk-1234567890\n1234567890")).toBe(false);
  expect(isPlausibleKey("sk-12345678901234567ção")).toBe(false);
});
