import { type Counted, toVisitKey } from "./visit-key";

/** What is counted between two writes; what comes beyond it is not. */
const MAX_COUNTED = 10_000;

const HOUR_MS = 3_600_000;

/** What was counted in one hour, by keys of `visit-key.ts`. */
export interface HourOfVisits {
  /** When the hour began. */
  hour: Date;
  counts: Map<number, number>;
}

/** Counts in memory, bounded, until somebody takes it away to be written. */
export function createVisitMemory(maxCounted = MAX_COUNTED) {
  /** By hours since 1970, which are whole hours of the owner's clock too. */
  const hours = new Map<number, Map<number, number>>();
  let size = 0;

  function add(hour: number, key: number, count: number): void {
    const counts = hours.get(hour) ?? new Map<number, number>();
    const before = counts.get(key);
    if (before === undefined && size >= maxCounted) return;
    if (before === undefined) size += 1;
    counts.set(key, (before ?? 0) + count);
    hours.set(hour, counts);
  }

  return {
    count(counted: Counted, now = Date.now()): void {
      add(Math.floor(now / HOUR_MS), toVisitKey(counted), 1);
    },

    /** Gives what was counted since it was last taken, and forgets it. */
    take(): HourOfVisits[] {
      const taken = [...hours].map(([hour, counts]) => ({ hour: new Date(hour * HOUR_MS), counts }));
      hours.clear();
      size = 0;
      return taken;
    },

    /** Counts again what could not be written. */
    putBack({ hour, counts }: HourOfVisits): void {
      for (const [key, count] of counts) add(Math.floor(hour.getTime() / HOUR_MS), key, count);
    },

    get size(): number {
      return size;
    },
  };
}
