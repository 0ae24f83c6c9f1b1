import pLimit, { type LimitFunction } from "p-limit";

// The one place for how much work of a kind is done at the same time.

/** Work that holds memory or a thread while it lasts: how much of each kind is done at the same time. */
const AT_ONCE = {
  /** Pages, whose parts and HTML are megabytes until they are sent. */
  render: 8,
  /** Brotli holds seven megabytes while it works. */
  compress: 2,
  /** A tenth of a second, or more. */
  "compress-fully": 1,
  /** Of sharing pictures: two of the four threads that files and compression also use. */
  draw: 2,
  /** 32 megabytes each. */
  "hash-password": 2,
  /** A file is large. */
  import: 1,
  /** Seconds of a processor, and a picture of millions of dots. */
  photo: 1,
  /** Every page that comes with the site, twice. */
  "look-ahead": 1,
} as const;

type WorkKind = keyof typeof AT_ONCE;

const limits = Object.fromEntries(Object.entries(AT_ONCE).map(([kind, atOnce]) => [kind, pLimit(atOnce)])) as Record<
  WorkKind,
  LimitFunction
>;

/** Does work when there is room for one more of its kind; what comes first goes first. */
export async function limitWork<Result>(kind: WorkKind, work: () => Promise<Result>): Promise<Result> {
  return await limits[kind](work);
}

export function countWaiting(kind: WorkKind): number {
  return limits[kind].pendingCount;
}
