import { setImmediate as breathe } from "node:timers/promises";

/** Waits for another millisecond: what is made after it is newer than what was made before. */
export async function nextMoment(): Promise<void> {
  const now = Date.now();
  while (Date.now() === now) await breathe();
}
