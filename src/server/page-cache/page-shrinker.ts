import { setTimeout as sleep } from "node:timers/promises";
import { compressBest, gunzip } from "./encoding";
import type { CachedPage, PageCache } from "./page-cache";
import { prepareCompressed } from "./page-renderer";
import { bodyOf } from "./prepared-answer";

/** Pages waiting; past it the oldest are left as they are. */
const MAX_WAITING = 1000;
/** What is purged sooner than this was not worth the effort. */
const SETTLE_MS = 2000;

/**
 * Compresses kept pages once more with all effort, one at a time in the background: whoever asked first did not
 * wait for it, and the many who come after get fewer bytes. A page waits until it has stood for a while: where one is
 * published every second, nothing else would be done.
 */
export function createPageShrinker(cache: PageCache, settleMs = SETTLE_MS): (address: string, page: CachedPage) => void {
  /** In the order they were asked for. */
  const waiting = new Map<string, { page: CachedPage; from: number }>();
  let isWorking = false;

  async function work(): Promise<void> {
    for (let next = waiting.entries().next(); !next.done; next = waiting.entries().next()) {
      const [address, { page, from }] = next.value;
      const early = from - performance.now();
      if (early > 0) {
        await sleep(early, undefined, { ref: false });
        continue;
      }
      waiting.delete(address);
      // Purged, replaced or pushed out meanwhile.
      if (!cache.has(address, page)) continue;
      const smallest = await compressBest(await gunzip(bodyOf(page.gzip)));
      cache.shrink(address, page, prepareCompressed(page.status, page.headers, "br", smallest));
    }
    isWorking = false;
  }

  return (address, page) => {
    if (page.isSmallest) return;
    const [oldest] = waiting.keys();
    if (oldest !== undefined && waiting.size >= MAX_WAITING) waiting.delete(oldest);
    waiting.delete(address);
    waiting.set(address, { page, from: performance.now() + settleMs });
    if (isWorking) return;
    isWorking = true;
    void work();
  };
}
