import type { CacheProviderFactory } from "astro";

/**
 * Turns `Astro.cache.set()` into the `CDN-Cache-Control` and `Cache-Tag` headers that the page cache
 * of the front server, and a CDN before it, obey. Purging is the page cache's own affair.
 */
const createProvider: CacheProviderFactory = () => ({
  name: "page-cache",
  async invalidate() {
    throw new Error("Pages are purged by what changed, see changes/change.ts");
  },
});

export default createProvider;
