import type pg from "pg";
import { expect, test, vi } from "vitest";
import { createAnswerWatch } from "./answer-watch";
import { limitAnswers } from "./postgres-pool";

function clientThatFails(...messages: string[]) {
  const release = vi.fn();
  const query = vi.fn(async () => {
    const message = messages.shift();
    if (message) throw new Error(message);
    return { rows: [] };
  });
  const client = { query, release, end: vi.fn() } as unknown as pg.PoolClient;
  return {
    release,
    limited: limitAnswers(
      client,
      createAnswerWatch(async () => true),
    ),
  };
}

const ask = (limited: ReturnType<typeof limitAnswers>) => limited.query("select 1", []).catch(() => {});

test("a connection that did its work goes back to the pool", async () => {
  const { release, limited } = clientThatFails();
  await ask(limited);
  limited.release();
  expect(release).toHaveBeenCalledExactlyOnceWith(false);
});

test("one whose transaction could not be rolled back does not, as who held it says", () => {
  const { release, limited } = clientThatFails();
  (limited.release as (isSpoilt: boolean) => void)(true);
  expect(release).toHaveBeenCalledExactlyOnceWith(true);
});

test("one that once did not answer does not, whatever became of the rollback after it", async () => {
  const { release, limited } = clientThatFails("Query read timeout", "Client was closed and is not queryable");
  await ask(limited);
  await ask(limited);
  limited.release();
  expect(release).toHaveBeenCalledExactlyOnceWith(true);
});
