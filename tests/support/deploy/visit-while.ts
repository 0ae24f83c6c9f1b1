import { expect } from "vitest";
import { noteFigure } from "./note-figure";

const VISITORS = 8;
/** Fewer prove nothing. */
const LEAST = 50;

/**
 * Lets visitors ask one time after the other while something is done, of whom none may be answered otherwise than by 200.
 * @param begin makes what a visitor asks by; what that is given goes up with each time.
 */
export async function visitWhile(what: string, begin: () => (turn: number) => Promise<number>, work: () => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  let answers = 0;
  let longestMs = 0;
  let isOver = false;
  const visitors = Array.from({ length: VISITORS }, async (_, number) => {
    const ask = begin();
    for (let turn = number; !isOver; turn += 1) {
      const begun = performance.now();
      const status = await ask(turn).catch((error: Error) => error.message);
      longestMs = Math.max(longestMs, performance.now() - begun);
      if (status === 200) answers += 1;
      else failures.push(status);
    }
  });
  try {
    await work();
  } finally {
    isOver = true;
    await Promise.all(visitors);
  }
  noteFigure(`${what}: ${answers} requests, ${failures.length} failed, the longest after ${(longestMs / 1000).toFixed(1)} s`);
  expect([...new Set(failures)]).toEqual([]);
  expect(answers).toBeGreaterThan(LEAST);
}
