import { setImmediate as breathe } from "node:timers/promises";

/** Work in one go: whoever asks for something meanwhile waits no longer. */
const TURN_MS = 4;

/** Parts long work so that others get their turn: ask `isOver` often and then wait for `next`. */
export function takeShortTurns() {
  let began = performance.now();
  return {
    isOver: () => performance.now() - began > TURN_MS,
    async next(): Promise<void> {
      await breathe();
      began = performance.now();
    },
  };
}
