import { countWaiting, limitWork } from "../limits/work-limits";
import { compressBest, gunzip } from "./encoding";
import type { CachedPage, PageCache } from "./page-cache";
import { prepareCompressed } from "./page-renderer";
import { bodyOf } from "./prepared-answer";

/** Pages that settle or wait; those that come beyond are left as they are. */
const MAX_WAITING = 1000;
/** What is purged sooner than this was not worth the effort. */
const SETTLE_MS = 2000;

/**
 * Compresses kept pages once more with all effort, one at a time in the background: whoever asked first did not
 * wait for it, and the many who come after get fewer bytes. A page waits until it has stood for a while: where one is
 * published every second, nothing else would be done.
 */
export function createPageShrinker(cache: PageCache, settleMs = SETTLE_MS): (address: string, page: CachedPage) => void {
  async function shrink(address: string, page: CachedPage): Promise<void> {
    // Purged, replaced or pushed out meanwhile.
    if (!cache.has(address, page)) return;
    const smallest = await compressBest(await gunzip(bodyOf(page.gzip)));
    cache.shrink(address, page, prepareCompressed(page.status, page.headers, "br", smallest));
  }

  let settling = 0;
  return (address, page) => {
    if (page.isSmallest || settling + countWaiting("compress-fully") >= MAX_WAITING) return;
    settling += 1;
    const settled = () => {
      settling -= 1;
      void limitWork("compress-fully", () => shrink(address, page));
    };
    setTimeout(settled, settleMs).unref();
  };
}
