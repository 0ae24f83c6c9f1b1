import { LRUCache } from "lru-cache";
import { EVERYTHING_TAG } from "./cache-tags";
import type { PreparedAnswer } from "./prepared-answer";

/** A rendered page as the cache keeps it: compressed both ways, ready to be written. */
export interface CachedPage {
  status: number;
  /** Names and values in turn, those that no encoding changes. */
  headers: readonly string[];
  /** Weak, for it names the text and not its bytes; with quotes. */
  etag: string;
  /** False for what compression does not make smaller: both answers are then one, the body as it is. */
  isCompressed: boolean;
  brotli: PreparedAnswer;
  gzip: PreparedAnswer;
  /** Its Brotli body is as small as can be. */
  isSmallest: boolean;
  /** To who has it already. */
  notModified: PreparedAnswer;
  tags: readonly string[];
  /** That by which it is counted; absent for what is no page. */
  pageNumber?: number;
  /** Its path as JSON text, for the log. */
  pathJson: string;
  /** Milliseconds since the epoch; after `freshUntil` it is rendered again, until `usableUntil` it is served meanwhile. */
  freshUntil: number;
  usableUntil: number;
  /** How often it was found of late; what is rendered in its place goes on counting. */
  hits: number;
}

const OVERHEAD_BYTES = 4096;

/**
 * Rendered pages by address, bounded in memory, the least used forgotten first. A purged page is kept
 * as "expired": it is rendered again before it is served, and served as it was only if that fails.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  #purges = 0;

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
  }

  /** Grows with each purge: a render that began before one must not be kept as fresh. */
  get purges(): number {
    return this.#purges;
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  get size(): number {
    return this.#pages.size;
  }

  find(address: string): CachedPage | undefined {
    const page = this.#pages.get(address);
    if (page) page.hits += 1;
    return page;
  }

  keep(address: string, page: CachedPage): void {
    page.hits += this.#pages.peek(address)?.hits ?? 0;
    this.#pages.set(address, page);
  }

  /** Whether a page is still the one of its address, and not purged. */
  has(address: string, page: CachedPage): boolean {
    return this.#pages.peek(address) === page && page.freshUntil !== 0;
  }

  /** Puts the smallest body there is in place of a page's, if the cache still has that page. */
  shrink(address: string, page: CachedPage, brotli: PreparedAnswer): void {
    if (!this.has(address, page)) return;
    const isSmaller = brotli.bytes.byteLength < page.brotli.bytes.byteLength;
    this.keep(address, { ...page, brotli: isSmaller ? brotli : page.brotli, isSmallest: true, hits: 0 });
  }

  forget(address: string): void {
    this.#pages.delete(address);
  }

  /** Expires every page that carries one of the tags. */
  purge(tags: readonly string[]): void {
    this.#purges += 1;
    const purged = new Set(tags);
    const isEverything = purged.has(EVERYTHING_TAG);
    for (const page of this.#pages.values())
      if (isEverything || page.tags.some((tag) => purged.has(tag))) Object.assign(page, { freshUntil: 0, usableUntil: 0 });
  }

  /** The addresses of expired pages that were found since they were last listed, the most visited first. */
  listExpired(limit: number): string[] {
    const expired: { address: string; hits: number }[] = [];
    for (const [address, page] of this.#pages) {
      if (page.freshUntil === 0 && page.hits > 0) expired.push({ address, hits: page.hits });
      // Yesterday's visits weigh less than today's.
      page.hits = Math.floor(page.hits / 2);
    }
    return expired
      .sort((one, other) => other.hits - one.hits)
      .slice(0, limit)
      .map(({ address }) => address);
  }
}

export function freshnessOf(page: CachedPage, now: number): "fresh" | "usable" | "expired" {
  if (now < page.freshUntil) return "fresh";
  return now < page.usableUntil ? "usable" : "expired";
}

function sizeOf({ brotli, gzip, isCompressed }: CachedPage): number {
  return brotli.bytes.byteLength + (isCompressed ? gzip.bytes.byteLength : 0) + OVERHEAD_BYTES;
}
