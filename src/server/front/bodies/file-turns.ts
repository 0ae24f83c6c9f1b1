import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import pLimit from "p-limit";
import { BodyRefusal } from "./read-body";

/**
 * Turns for requests that bring whole files: so many are read and held until they are answered. One that waits is not
 * read, and holds nothing but its connection; past the time it is told to come again.
 * @throws {BodyRefusal}
 */
export function createFileTurns(atOnce: number, withinMs: number) {
  const limit = pLimit(atOnce);
  return async (response: ServerResponse): Promise<void> => {
    const turn = Promise.withResolvers<void>();
    const gone = once(response, "close")
      .catch(() => {})
      .then(() => 400 as const);
    let isOver = false;
    void limit(async () => {
      if (isOver) return;
      turn.resolve();
      await gone;
    });
    const refusal = await Promise.race([turn.promise, gone, sleep(withinMs, 503 as const, { ref: false })]);
    isOver = true;
    if (refusal) throw new BodyRefusal(refusal);
  };
}
