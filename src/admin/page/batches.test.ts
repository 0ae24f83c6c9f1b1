import { expect, test } from "vitest";
import { type BatchProgress, workInBatches } from "./batches";

const ids = Array.from({ length: 250 }, (_, number) => `p${number}`);

test("every id is worked on once, a hundred at a time, and the progress is told before each call", async () => {
  const sizes: number[] = [];
  const told: BatchProgress[] = [];
  const outcome = await workInBatches(
    ids,
    async (some) => {
      sizes.push(some.length);
      return some.filter((id) => id !== "p7");
    },
    { onProgress: (progress) => told.push(progress) },
  );
  expect(sizes).toEqual([100, 100, 50]);
  expect(told.map(({ done }) => done)).toEqual([0, 100, 200]);
  expect(outcome.workedOn).toEqual(ids);
  expect(outcome.changed).toHaveLength(249);
});

test("a call that fails ends the work, and what was done before is known", async () => {
  const failure = new Error("sem resposta");
  const outcome = await workInBatches(ids, async (some) => {
    if (some.includes("p100")) throw failure;
    return some;
  });
  expect(outcome).toEqual({ changed: ids.slice(0, 100), workedOn: ids.slice(0, 100), error: failure });
});

test("stopping takes effect before the next call", async () => {
  const stopping = new AbortController();
  const outcome = await workInBatches(
    ids,
    async (some) => {
      stopping.abort();
      return some;
    },
    { signal: stopping.signal },
  );
  expect(outcome.workedOn).toHaveLength(100);
  expect(outcome.error).toBeUndefined();
});
