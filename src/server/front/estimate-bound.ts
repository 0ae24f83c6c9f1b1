import { ESTIMATE_PATH } from "#domain/site/paths";
import { createNetworkTally } from "../limits/network-tally";
import { toCacheAddress } from "../page-cache/cache-address";

const WINDOW_MS = 60_000;
/** Somebody who tries sizes asks for a few. */
const BOUND = [{ subject: "estimate", most: 60 }];

/** Bounds the answers to one network that are rendered for it and kept for nobody. */
export function createEstimateBound() {
  const tally = createNetworkTally({ windowMs: WINDOW_MS });
  return {
    isTooMuch(url: string, address: string): boolean {
      return url.startsWith(ESTIMATE_PATH) && toCacheAddress(url).startsWith(`${ESTIMATE_PATH}?`) && !tally.take(address, BOUND);
    },
  };
}
