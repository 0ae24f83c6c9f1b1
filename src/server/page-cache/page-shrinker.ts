import { compressBest, gunzip } from "./encoding";
import type { CachedPage, PageCache } from "./page-cache";
import { prepareCompressed } from "./page-renderer";
import { bodyOf } from "./prepared-answer";

/** Pages waiting; past it the oldest are left as they are. */
const MAX_WAITING = 1000;

/**
 * Compresses kept pages once more with all effort, one at a time in the background: whoever asked first did not
 * wait for it, and the many who come after get fewer bytes.
 */
export function createPageShrinker(cache: PageCache): (address: string, page: CachedPage) => void {
  const waiting = new Map<string, CachedPage>();
  let isWorking = false;

  async function work(): Promise<void> {
    for (let next = waiting.entries().next(); !next.done; next = waiting.entries().next()) {
      const [address, page] = next.value;
      waiting.delete(address);
      // Purged meanwhile: its successor will come.
      if (page.freshUntil === 0) continue;
      const smallest = await compressBest(await gunzip(bodyOf(page.gzip)));
      cache.shrink(address, page, prepareCompressed(page.status, page.headers, "br", smallest));
    }
    isWorking = false;
  }

  return (address, page) => {
    const [oldest] = waiting.keys();
    if (oldest !== undefined && waiting.size >= MAX_WAITING) waiting.delete(oldest);
    waiting.set(address, page);
    if (isWorking) return;
    isWorking = true;
    void work();
  };
}
