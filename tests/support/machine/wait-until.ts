import { setTimeout as sleep } from "node:timers/promises";

const LOOK_EVERY_MS = 20;

/** Resolves when it is so; throws when it is not within the time. For where Vitest's `expect.poll` is not at hand. */
export async function waitUntil(
  isSo: () => boolean | Promise<boolean>,
  { withinMs, what }: { withinMs: number; what: string },
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Waited ${withinMs} ms for ${what}`);
    await sleep(LOOK_EVERY_MS);
  }
}
