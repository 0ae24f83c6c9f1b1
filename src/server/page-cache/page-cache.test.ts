import { expect, test } from "vitest";
import { EVERYTHING_TAG } from "./cache-tags";
import { type CachedPage, freshnessOf, PageCache } from "./page-cache";
import { prepareAnswer } from "./prepared-answer";

const DAY_MS = 86_400_000;

const answerOf = (bytes: number) => prepareAnswer(200, [], Buffer.alloc(bytes));

function page(bytes: number, tags: string[] = []): CachedPage {
  const freshUntil = Date.now() + DAY_MS;
  return {
    status: 200,
    headers: [],
    etag: "e",
    isCompressed: true,
    isSmallest: false,
    pathJson: '"/"',
    brotli: answerOf(bytes),
    gzip: answerOf(bytes),
    notModified: prepareAnswer(304, [], Buffer.alloc(0)),
    tags,
    freshUntil,
    usableUntil: freshUntil + DAY_MS,
    hits: 0,
  };
}

/** What keeping a page of so many bytes in each encoding costs. */
function costOf(bytes: number): number {
  const cache = new PageCache(Number.MAX_SAFE_INTEGER);
  cache.keep("/", page(bytes));
  return cache.bytes;
}

test("what is kept is found, and both its bodies are counted", () => {
  const cache = new PageCache(100_000);
  cache.keep("/a", page(500));
  expect(cache.find("/a")?.brotli.bodyLength).toBe(500);
  expect(cache.find("/b")).toBeUndefined();
  expect(cache.bytes).toBeGreaterThanOrEqual(1000);
  expect(costOf(700) - costOf(500)).toBe(400);
});

test("a body kept as it is counts once", () => {
  const cache = new PageCache(100_000);
  const compressed = page(500);
  cache.keep("/a.png", { ...compressed, isCompressed: false, gzip: compressed.brotli });
  expect(cache.bytes).toBe(costOf(500) - compressed.gzip.bytes.byteLength);
});

test("memory stays within its bound, and a page that is read goes later than one that is not", () => {
  const cache = new PageCache(3 * costOf(500));
  for (const address of ["/a", "/b", "/c"]) cache.keep(address, page(500));
  for (let time = 0; time < 20; time += 1) cache.find("/a");
  cache.keep("/d", page(500));
  expect(cache.find("/b")).toBeUndefined();
  for (const address of ["/a", "/c", "/d"]) expect(cache.find(address), address).toBeDefined();
});

test("a thousand pages through a small cache leave it full and no larger", () => {
  const cache = new PageCache(3 * costOf(500));
  for (let number = 0; number < 1000; number += 1) cache.keep(`/x/${number}`, page(500, [`page:${number}`]));
  expect(cache.size).toBe(3);
  expect(cache.bytes).toBe(3 * costOf(500));
});

test("a page that is kept again is counted once", () => {
  const cache = new PageCache(100_000);
  for (let time = 0; time < 5; time += 1) cache.keep("/a", page(100 * time));
  expect(cache.size).toBe(1);
  expect(cache.bytes).toBe(costOf(400));
});

test("a forgotten page frees what it took", () => {
  const cache = new PageCache(100_000);
  cache.keep("/a", page(500, ["menu"]));
  cache.forget("/a");
  cache.forget("/never-kept");
  expect([cache.size, cache.bytes]).toEqual([0, 0]);
});

test("a smaller body takes the place of a page's, and only of that page's", () => {
  const cache = new PageCache(100_000);
  const first = page(500);
  const small = answerOf(300);
  cache.keep("/a", first);
  cache.shrink("/a", first, small);
  expect(cache.find("/a")?.brotli).toBe(small);
  expect(cache.bytes).toBe(costOf(500) - 200);

  const second = page(500);
  cache.keep("/a", second);
  cache.shrink("/a", first, answerOf(100));
  cache.shrink("/b", second, small);
  cache.shrink("/a", second, answerOf(600));
  expect(cache.find("/a")?.brotli.bodyLength).toBe(500);
  expect(cache.bytes).toBe(costOf(500));
});

test("a page larger than the whole bound is not kept and pushes nothing out", () => {
  const cache = new PageCache(2 * costOf(500));
  cache.keep("/a", page(500));
  cache.keep("/huge", page(2 * costOf(500)));
  expect(cache.find("/huge")).toBeUndefined();
  expect(cache.find("/a")).toBeDefined();
});

test("a purge expires exactly the pages of its tags", () => {
  const cache = new PageCache(100_000);
  cache.keep("/a", page(10, ["menu", "page:a"]));
  cache.keep("/b", page(10, ["menu"]));
  cache.keep("/c", page(10));
  cache.purge(["page:a"]);
  const freshness = () => ["/a", "/b", "/c"].map((address) => freshnessOf(cache.find(address) as CachedPage, Date.now()));
  expect(freshness()).toEqual(["expired", "fresh", "fresh"]);
  cache.purge(["menu", "unknown"]);
  expect(freshness()).toEqual(["expired", "expired", "fresh"]);
  expect(cache.purges).toBe(2);
});

test("a page that lost a tag is not purged by it", () => {
  const cache = new PageCache(100_000);
  cache.keep("/a", page(10, ["old"]));
  cache.keep("/a", page(10, ["new"]));
  cache.purge(["old"]);
  expect(freshnessOf(cache.find("/a") as CachedPage, Date.now())).toBe("fresh");
});

test("a page is fresh, then usable, then expired", () => {
  const kept = { ...page(1), freshUntil: 100, usableUntil: 200 };
  expect([99, 100, 199, 200].map((now) => freshnessOf(kept, now))).toEqual(["fresh", "usable", "usable", "expired"]);
});

test("purged pages are listed by how often they were found, and what nobody asked for is not", () => {
  const cache = new PageCache(1_000_000);
  for (const address of ["/often", "/once", "/never", "/other"]) cache.keep(address, page(1, address === "/other" ? [] : ["menu"]));
  for (let time = 0; time < 8; time += 1) cache.find("/often");
  for (const address of ["/once", "/other"]) cache.find(address);
  cache.purge(["menu"]);
  expect(cache.listExpired(10)).toEqual(["/often", "/once"]);
  expect(cache.listExpired(10)).toEqual(["/often"]);
  cache.keep("/often", page(1, ["menu"]));
  expect(cache.listExpired(10)).toEqual([]);
  cache.purge(["menu"]);
  expect(cache.listExpired(10)).toEqual(["/often"]);
});

test("a purge of everything expires every page, whatever its tags", () => {
  const cache = new PageCache(100_000);
  cache.keep("/a", page(100, ["menu"]));
  cache.keep("/b", page(100));
  cache.purge([EVERYTHING_TAG]);
  for (const address of ["/a", "/b"]) expect(freshnessOf(cache.find(address) ?? page(0), Date.now()), address).toBe("expired");
});
