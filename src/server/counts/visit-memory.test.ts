import { expect, test } from "vitest";
import { VISIT_KINDS, VISIT_SOURCES, type VisitSource } from "#domain/counts/visit-kind";
import { createVisitMemory, readVisitKey, toVisitKey } from "./visit-memory";

const SOURCES = Object.keys(VISIT_SOURCES) as VisitSource[];

test("every page, kind and source has a key of its own that leads back to them", () => {
  const counted = [0, 1, 7, 200_001].flatMap((page) => VISIT_KINDS.flatMap((kind) => SOURCES.map((source) => ({ page, kind, source }))));
  expect(new Set(counted.map(toVisitKey)).size).toBe(counted.length);
  for (const one of counted) expect(readVisitKey(toVisitKey(one))).toEqual(one);
});

test("what is counted is kept by the hour until it is taken, and no more of it than there is room for", () => {
  const memory = createVisitMemory(3);
  const nine = Date.parse("2026-11-22T09:59:59.999Z");
  for (const page of [1, 2, 1]) memory.count({ page, kind: "view", source: "search" }, nine);
  for (const page of [1, 2, 3]) memory.count({ page, kind: "view", source: "search" }, nine + 1);
  memory.count({ page: 1, kind: "view", source: "search" }, nine);
  expect(memory.isEmpty).toBe(false);
  const taken = memory.take();
  expect(taken.map(({ hour, counts }) => [hour.toISOString(), [...counts.values()]])).toEqual([
    ["2026-11-22T09:00:00.000Z", [3, 1]],
    ["2026-11-22T10:00:00.000Z", [1]],
  ]);
  expect([memory.isEmpty, memory.take()]).toEqual([true, []]);
  for (const hour of taken) memory.putBack(hour);
  expect(memory.take()).toEqual(taken);
});
