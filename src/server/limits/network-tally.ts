import { createHmac, randomBytes } from "node:crypto";
import { wideNetworkOf } from "./client-network";

const MAX_ENTRIES = 20_000;

/** So much of something a network may do within a window. */
type NetworkBound = { subject: string; most: number };

/**
 * Counts what networks do, in memory: hashes and numbers, of which nobody can be told apart once the window is over, or
 * there are too many of them, for the key goes with them.
 */
export function createNetworkTally({ windowMs, maxEntries = MAX_ENTRIES }: { windowMs: number; maxEntries?: number }) {
  const done = new Map<string, number>();
  let key = randomBytes(32);
  let began = 0;

  function beginAnew(now: number): void {
    done.clear();
    key = randomBytes(32);
    began = now;
  }

  return {
    /** Counts something once for each bound, and gives true; false when it is past one of them, and counts for none. */
    take(address: string, bounds: readonly NetworkBound[], now = Date.now()): boolean {
      if (now >= began + windowMs || now < began || done.size >= maxEntries) beginAnew(now);
      const network = wideNetworkOf(address);
      const taken = bounds.map(({ subject, most }) => {
        const name = createHmac("sha256", key).update(`${network} ${subject}`).digest("base64url");
        return { name, count: (done.get(name) ?? 0) + 1, most };
      });
      if (taken.some(({ count, most }) => count > most)) return false;
      for (const { name, count } of taken) done.set(name, count);
      return true;
    },
  };
}
