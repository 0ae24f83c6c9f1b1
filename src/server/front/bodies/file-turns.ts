import { once } from "node:events";
import type { ServerResponse } from "node:http";
import pLimit from "p-limit";
import { BodyRefusal } from "./read-body";

/**
 * Turns for requests that bring whole files: so many are read and held until they are answered. One that waits is not
 * read, and holds nothing but its connection; past the time it is told to come again.
 * @throws {BodyRefusal}
 */
export function createFileTurns(atOnce: number, withinMs: number) {
  const limit = pLimit(atOnce);
  return (response: ServerResponse): Promise<void> =>
    new Promise((resolve, reject) => {
      let isOver = false;
      const giveUp = (status: BodyRefusal["statusCode"]) => {
        isOver = true;
        clearTimeout(timer);
        reject(new BodyRefusal(status));
      };
      const timer = setTimeout(giveUp, withinMs, 503);
      const onGone = () => giveUp(400);
      response.once("close", onGone);
      void limit(async () => {
        if (isOver) return;
        clearTimeout(timer);
        response.off("close", onGone);
        const left = once(response, "close").catch(() => {});
        resolve();
        await left;
      });
    });
}
