import { expect, test } from "vitest";
import { toPlainValue, toPostgresValue } from "./row-values";

test("a flag and a moment are the same from either engine", () => {
  expect([toPlainValue(true, "boolean"), toPlainValue(1, "boolean"), toPlainValue(false, "boolean")]).toEqual([1, 1, 0]);
  const moment = "2026-11-20T10:20:30.456Z";
  expect([toPlainValue(new Date(moment), "timestamp"), toPlainValue(moment, "timestamp")]).toEqual([moment, moment]);
});

test("nothing stays nothing", () => {
  for (const type of ["boolean", "timestamp", undefined] as const) {
    expect(toPlainValue(null, type)).toBeNull();
    expect(toPostgresValue(null, type)).toBeNull();
  }
});

test("PostgreSQL gets flags as flags and texts without NUL", () => {
  expect([toPostgresValue(1, "boolean"), toPostgresValue(0, "boolean"), toPostgresValue(1, undefined)]).toEqual([true, false, 1]);
  expect(toPlainValue("a\0b", undefined)).toBe("a\uFFFDb");
});
