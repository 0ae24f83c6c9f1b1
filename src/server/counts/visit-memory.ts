import type { VisitCountTable } from "../database/tables/visits";

/** What is counted between two writes; what comes beyond it is not. */
const MAX_COUNTED = 10_000;

const HOUR_MS = 3_600_000;

/** One thing that is counted: of a page, a kind, and where the visit began. */
export type Counted = Pick<VisitCountTable, "page" | "kind" | "source">;

export const nameOfCounted = ({ page, kind, source }: Counted): string => `${page} ${kind} ${source}`;

export interface HourOfVisits {
  hour: Date;
  /** By their names. */
  counts: Map<string, Counted & { count: number }>;
  /** How many were left out, for they came in a burst. */
  leftOut: number;
}

/** Counts in memory, bounded, until somebody takes it away to be written. */
export function createVisitMemory(maxCounted = MAX_COUNTED) {
  /** By hours since 1970, which are whole hours of the owner's clock too. */
  const hours = new Map<number, HourOfVisits>();
  let size = 0;

  function ofHour(hour: number): HourOfVisits {
    const known: HourOfVisits = hours.get(hour) ?? { hour: new Date(hour * HOUR_MS), counts: new Map(), leftOut: 0 };
    hours.set(hour, known);
    return known;
  }

  function add(hour: number, counted: Counted, count: number): void {
    const { counts } = ofHour(hour);
    const name = nameOfCounted(counted);
    const known = counts.get(name);
    if (known) known.count += count;
    else if (size < maxCounted) {
      size += 1;
      counts.set(name, { ...counted, count });
    }
  }

  return {
    count(counted: Counted, now: number): void {
      add(Math.floor(now / HOUR_MS), counted, 1);
    },

    leaveOut(now: number): void {
      ofHour(Math.floor(now / HOUR_MS)).leftOut += 1;
    },

    /** Gives what was counted since it was last taken, and forgets it. */
    take(): HourOfVisits[] {
      const taken = [...hours.values()];
      hours.clear();
      size = 0;
      return taken;
    },

    putBack({ hour, counts, leftOut }: HourOfVisits): void {
      const number = hour.getTime() / HOUR_MS;
      ofHour(number).leftOut += leftOut;
      for (const counted of counts.values()) add(number, counted, counted.count);
    },
  };
}
