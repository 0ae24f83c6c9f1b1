import { createNetworkTally } from "../limits/network-tally";
import type { Counted } from "./visit-memory";

const WINDOW_MS = 600_000;

/** What one network may add within a window; docs/decisions/036-counting-without-knowing.md says why so much. */
const SEEN = { onPage: 200, everywhere: 1000 };
const TOUCHED = { onPage: 20, everywhere: 100 };

/** Tells what a network adds in a burst from what people do. */
export function createBurstBound() {
  const tally = createNetworkTally({ windowMs: WINDOW_MS });
  return {
    /** Whether this is more than the network of an address may add; what is, adds nothing. */
    isTooMuch(address: string, { page, kind }: Counted, now: number): boolean {
      const isSeen = kind === "view" || kind === "shown";
      // The two who count a view do not use up each other's share.
      const subject = isSeen ? kind : "touch";
      const most = isSeen ? SEEN : TOUCHED;
      const bounds = [
        { subject, most: most.everywhere },
        { subject: `${subject} ${page}`, most: most.onPage },
      ];
      return !tally.take(address, bounds, now);
    },
  };
}
