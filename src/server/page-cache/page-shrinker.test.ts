import { randomBytes } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { type CachedPage, PageCache } from "./page-cache";
import { readRendered } from "./page-renderer";
import { createPageShrinker } from "./page-shrinker";
import { bodyOf } from "./prepared-answer";

const text = Array.from({ length: 300 }, () => `<p>Portão ${randomBytes(4).toString("hex")} automático</p>`).join("\n");

async function render(): Promise<CachedPage> {
  const rendered = await readRendered(new Response(text, { headers: { "cdn-cache-control": "max-age=60" } }), "/a", {});
  if (rendered.kind !== "keepable") throw new Error("not kept");
  return rendered.page;
}

test("every page that is kept gets its smallest Brotli in the background", async () => {
  const cache = new PageCache(1_000_000);
  const shrink = createPageShrinker(cache, 0);
  const page = await render();
  const first = page.brotli.bodyLength;
  const addresses = ["/a", "/b", "/c"];
  for (const address of addresses) {
    const kept = { ...page };
    cache.keep(address, kept);
    shrink(address, kept);
  }
  const lengthOf = (address: string) => cache.find(address)?.brotli.bodyLength;
  await expect.poll(() => Math.max(...addresses.map((address) => lengthOf(address) ?? first))).toBeLessThan(first);
  const { brotli } = cache.find("/a") ?? page;
  expect(brotliDecompressSync(bodyOf(brotli)).toString()).toBe(text);
  expect(brotli.headers[brotli.headers.indexOf("content-length") + 1]).toBe(String(lengthOf("/a")));
});

test("a page that is gone before it has settled, or is small already, costs no effort", async () => {
  const cache = new PageCache(1_000_000);
  const shrink = createPageShrinker(cache, 50);
  const page = await render();
  const gone = { ...page, tags: ["menu"] };
  const small = { ...page, isSmallest: true };
  const kept = { ...page };
  const read = vi.fn(() => page.gzip);
  for (const [address, one] of Object.entries({ "/gone": gone, "/small": small, "/pushed-out": { ...page }, "/kept": kept })) {
    if (one !== kept) Object.defineProperty(one, "gzip", { get: read });
    cache.keep(address, one);
    shrink(address, one);
  }
  cache.purge(["menu"]);
  cache.forget("/pushed-out");
  read.mockClear();
  await expect.poll(() => cache.find("/kept")?.isSmallest).toBe(true);
  expect(read).not.toHaveBeenCalled();
});

test("a page that is replaced again and again keeps no other waiting", async () => {
  const cache = new PageCache(1_000_000);
  const shrink = createPageShrinker(cache, 100);
  const page = await render();
  const keep = (address: string) => {
    const kept = { ...page };
    cache.keep(address, kept);
    shrink(address, kept);
  };
  keep("/restless");
  keep("/quiet");
  const restless = setInterval(() => keep("/restless"), 20);
  await expect.poll(() => cache.find("/quiet")?.isSmallest).toBe(true);
  clearInterval(restless);
  expect(cache.find("/restless")?.isSmallest).toBe(false);
});
