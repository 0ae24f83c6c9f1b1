import { expect, test } from "vitest";
import { createVisitMemory } from "./visit-memory";

test("what is counted is kept by the hour until it is taken, and no more of it than there is room for", () => {
  const memory = createVisitMemory(3);
  const nine = Date.parse("2026-11-22T09:59:59.999Z");
  for (const page of [1, 2, 1]) memory.count({ page, kind: "view", source: "search" }, nine);
  for (const page of [1, 2, 3]) memory.count({ page, kind: "view", source: "search" }, nine + 1);
  memory.count({ page: 1, kind: "view", source: "search" }, nine);
  const taken = memory.take();
  expect(taken.map(({ hour, counts }) => [hour.toISOString(), Array.from(counts.values(), ({ count }) => count)])).toEqual([
    ["2026-11-22T09:00:00.000Z", [3, 1]],
    ["2026-11-22T10:00:00.000Z", [1]],
  ]);
  expect(memory.take()).toEqual([]);
  for (const hour of taken) memory.putBack(hour);
  expect(memory.take()).toEqual(taken);
});
