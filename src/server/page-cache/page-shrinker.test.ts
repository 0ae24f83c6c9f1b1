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
  const shrink = createPageShrinker(cache);
  const page = await render();
  const first = page.brotli.bodyLength;
  const addresses = ["/a", "/b", "/c"];
  for (const address of addresses) {
    const kept = { ...page };
    cache.keep(address, kept);
    shrink(address, kept);
  }
  const lengthOf = (address: string) => cache.find(address)?.brotli.bodyLength;
  await vi.waitFor(() => {
    for (const address of addresses) expect(lengthOf(address)).toBeLessThan(first);
  });
  const { brotli } = cache.find("/a") ?? page;
  expect(brotliDecompressSync(bodyOf(brotli)).toString()).toBe(text);
  expect(brotli.headers[brotli.headers.indexOf("content-length") + 1]).toBe(String(lengthOf("/a")));
});
