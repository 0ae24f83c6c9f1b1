import { type CachedPage, freshnessOf, type PageCache } from "./page-cache";
import { type RenderAddress, type Rendered, readRendered } from "./page-renderer";
import { createPageShrinker } from "./page-shrinker";
import { createPageWarmer } from "./page-warmer";

type CacheOutcome = "hit" | "stale" | "miss" | "saved" | "uncacheable";

export type FoundPage = { outcome: CacheOutcome; rendered: Rendered };

export type CachedPages = ReturnType<typeof createCachedPages>;

/**
 * Pages by address through the cache: misses of one address render once, whoever waits; an old page is served
 * while its successor renders; when a render fails, the stored page is served as it was. After a purge the most
 * visited pages are rendered in the background.
 */
export function createCachedPages(
  cache: PageCache,
  render: RenderAddress,
  siteHeaders: Readonly<Record<string, string>>,
  onRenderError: (address: string, error: unknown) => void,
  shrink = createPageShrinker(cache),
) {
  const underWay = new Map<string, Promise<Rendered>>();
  const warmer = createPageWarmer({ listExpired: (limit) => cache.listExpired(limit), render: renderOnce, onError: onRenderError });

  function renderOnce(address: string): Promise<Rendered> {
    const running = underWay.get(address);
    if (running) return running;
    const started = renderAndKeep(address).finally(() => {
      if (underWay.get(address) === started) underWay.delete(address);
    });
    underWay.set(address, started);
    return started;
  }

  /** Who joins a render that fails may have come when its cause was mended already: one that began later answers him. */
  async function renderForAsker(address: string): Promise<Rendered> {
    const running = underWay.get(address);
    if (!running) return await renderOnce(address);
    const joined = await running.catch(() => undefined);
    return joined && !hasFailed(joined) ? joined : await renderOnce(address);
  }

  async function renderAndKeep(address: string): Promise<Rendered> {
    const purgesBefore = cache.purges;
    const rendered = await readRendered(await render(address), address, siteHeaders);
    // What was purged meanwhile may be on the page: serve it to those who asked before, keep nothing.
    if (hasFailed(rendered) || cache.purges !== purgesBefore) return rendered;
    if (rendered.kind === "single") cache.forget(address);
    else {
      cache.keep(address, rendered.page);
      if (rendered.page.hits > 0) shrink(address, rendered.page);
    }
    return rendered;
  }

  /** Whoever asked first may have been the only one. */
  function find(address: string): CachedPage | undefined {
    const page = cache.find(address);
    if (page?.hits === 1 && page.freshUntil !== 0) shrink(address, page);
    return page;
  }

  async function renderOrFallBack(address: string, stored: CachedPage | undefined): Promise<FoundPage> {
    try {
      const rendered = await renderForAsker(address);
      if (!hasFailed(rendered) || !stored) return { outcome: rendered.kind === "keepable" ? "miss" : "uncacheable", rendered };
    } catch (error) {
      if (!stored) throw error;
      onRenderError(address, error);
    }
    return { outcome: "saved", rendered: { kind: "keepable", page: stored } };
  }

  return {
    /** A fresh stored page, without any waiting. */
    findFresh(address: string): CachedPage | undefined {
      const stored = find(address);
      return stored && Date.now() < stored.freshUntil ? stored : undefined;
    },

    async get(address: string): Promise<FoundPage> {
      const stored = find(address);
      const freshness = stored && freshnessOf(stored, Date.now());
      if (!stored || freshness === "expired") return await renderOrFallBack(address, stored);
      if (freshness === "usable") renderOnce(address).catch((error) => onRenderError(address, error));
      return { outcome: freshness === "fresh" ? "hit" : "stale", rendered: { kind: "keepable", page: stored } };
    },

    /** Purges by tag and lets nobody join a render that began before. */
    purge(tags: readonly string[]): void {
      cache.purge(tags);
      underWay.clear();
      warmer.notePurge();
    },

    /** Renders nothing more in the background. */
    stop: warmer.stop,
  };
}

const hasFailed = (rendered: Rendered): boolean => rendered.kind === "single" && rendered.status >= 500;
