import { performance } from "node:perf_hooks";
import type { Part } from "./lifetime";

const LOOK_EVERY_MS = 10_000;
/** The share of time that the event loop works, above which the process is not at rest. */
const AT_REST = 0.1;

/**
 * Collects garbage whenever the process has come to rest after work: V8 waits for the next growth, and what the last busy
 * minute left would stay. The thorough kind takes 0.4 s and gives pages back to the system, which the usual one keeps. Without `--expose-gc` it does nothing.
 */
export function collectAtRest(collect = globalThis.gc): Part {
  if (!collect) return {};
  let last = performance.eventLoopUtilization();
  const look = createRestWatch(() => collect({ type: "major", flavor: "last-resort" }));
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    look(performance.eventLoopUtilization(now, last).utilization);
    last = performance.eventLoopUtilization();
  }, LOOK_EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}

/** Takes the share of time worked since the last look; acts at the first one at rest after each that was not. */
export function createRestWatch(act: () => void): (worked: number) => void {
  let hasWorked = true;
  return (worked) => {
    const isAtRest = worked <= AT_REST;
    if (isAtRest && hasWorked) act();
    hasWorked = !isAtRest;
  };
}
