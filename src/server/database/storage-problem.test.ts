import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { findStorageProblem } from "./storage-problem";

test("a database that may grow no further is full, also when an error wraps it", () => {
  const database = new DatabaseSync(":memory:");
  database.exec("create table t (x); pragma max_page_count = 2");
  let thrown: unknown;
  try {
    database.prepare("insert into t values (?)").run("x".repeat(100_000));
  } catch (error) {
    thrown = error;
  }
  expect(findStorageProblem(thrown)).toBe("full");
  expect(findStorageProblem(new Error("Migration 001 failed", { cause: thrown }))).toBe("full");
  database.close();
});

test("a database that may not be written is read-only", () => {
  const database = new DatabaseSync(":memory:");
  database.exec("create table t (x); pragma query_only = 1");
  expect(() => database.exec("insert into t values (1)")).toThrow(
    expect.toSatisfy((error: unknown) => findStorageProblem(error) === "read-only"),
  );
  database.close();
});

test("any other error is none of storage", () => {
  expect(findStorageProblem(new Error("UNIQUE constraint failed: pages.slug"))).toBeUndefined();
  expect(findStorageProblem(undefined)).toBeUndefined();
});
