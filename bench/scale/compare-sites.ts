import { readFileSync } from "node:fs";
import type { AdminClient } from "#support/site/client";
import type { Site } from "#support/site/site";

/** A row of the table of budgets. */
export interface Row {
  figure: string;
  reach: string;
  measured: string;
  holds: boolean;
}

/** A site of so many pages with who is signed in there. */
export interface SeededSite {
  site: Site;
  client: AdminClient;
}

export interface Compared {
  small: number;
  large: number;
  /** Of the two times. */
  ratio: number;
}

const WARM_UP = 3;

/**
 * Milliseconds of the same thing done on two sites in turn, A B B A, so that a busy moment falls on both; of each the
 * lower quartile, for a shared machine only ever makes things slower.
 */
export async function compare(rounds: number, onSmall: () => Promise<unknown>, onLarge: () => Promise<unknown>): Promise<Compared> {
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const turn = [
      ["small", onSmall],
      ["large", onLarge],
    ] as const;
    for (const [name, run] of round % 2 === 0 ? turn : turn.toReversed()) {
      const start = performance.now();
      await run();
      if (round >= 0) times[name].push(performance.now() - start);
    }
  }
  const small = lowerQuartile(times.small);
  const large = lowerQuartile(times.large);
  return { small, large, ratio: large / small };
}

function lowerQuartile(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? Number.NaN;
}

/** Asks for an address as a visitor; `isUncached` as an administrator, whom the page cache does not serve. */
export async function visit({ site, client }: SeededSite, path: string, isUncached = false): Promise<void> {
  const answer = isUncached ? await client.get(path) : await fetch(site.url + path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  await answer.arrayBuffer();
}

/** Megabytes of memory a site's process holds. */
function residentMegabytes(pid: number): number {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/** The most memory a site's process holds while something is done. */
export async function peakMegabytes(pid: number, work: () => Promise<unknown>): Promise<number> {
  let peak = residentMegabytes(pid);
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(pid));
  }, 20);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return peak;
}
