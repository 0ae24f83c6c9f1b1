import { VISIT_KINDS, VISIT_SOURCES, type VisitKind, type VisitSource } from "#domain/counts/visit-kind";

/** What is counted between two writes; what comes beyond it is not. */
const MAX_COUNTED = 10_000;

const HOUR_MS = 3_600_000;

export interface HourOfVisits {
  hour: Date;
  counts: Map<number, number>;
  /** How many were left out, for they came in a burst. */
  leftOut: number;
}

/** Counts in memory, bounded, until somebody takes it away to be written. */
export function createVisitMemory(maxCounted = MAX_COUNTED) {
  /** By hours since 1970, which are whole hours of the owner's clock too. */
  const hours = new Map<number, HourOfVisits>();
  let size = 0;

  function ofHour(hour: number): HourOfVisits {
    const known = hours.get(hour) ?? { hour: new Date(hour * HOUR_MS), counts: new Map<number, number>(), leftOut: 0 };
    hours.set(hour, known);
    return known;
  }

  function add(hour: number, key: number, count: number): void {
    const { counts } = ofHour(hour);
    const before = counts.get(key);
    if (before === undefined && size >= maxCounted) return;
    if (before === undefined) size += 1;
    counts.set(key, (before ?? 0) + count);
  }

  return {
    count(counted: Counted, now: number): void {
      add(Math.floor(now / HOUR_MS), toVisitKey(counted), 1);
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
      for (const [key, count] of counts) add(number, key, count);
    },

    get isEmpty(): boolean {
      return hours.size === 0;
    },
  };
}

/** One thing that is counted: of a page, a kind, and where the visit began. */
export interface Counted {
  page: number;
  kind: VisitKind;
  source: VisitSource;
}

const SOURCES = Object.keys(VISIT_SOURCES) as VisitSource[];
const PER_PAGE = VISIT_KINDS.length * SOURCES.length;

const KIND_INDEX = new Map(VISIT_KINDS.map((kind, index) => [kind, index]));
const SOURCE_INDEX = new Map(SOURCES.map((source, index) => [source, index]));

/** As one number, which costs memory least; they sort by page. */
export const toVisitKey = ({ page, kind, source }: Counted): number =>
  page * PER_PAGE + (KIND_INDEX.get(kind) ?? 0) * SOURCES.length + (SOURCE_INDEX.get(source) ?? 0);

export function readVisitKey(key: number): Counted {
  const rest = key % PER_PAGE;
  return {
    page: Math.floor(key / PER_PAGE),
    kind: VISIT_KINDS[Math.floor(rest / SOURCES.length)] as VisitKind,
    source: SOURCES[rest % SOURCES.length] as VisitSource,
  };
}
