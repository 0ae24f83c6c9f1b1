import { expect, test } from "vitest";
import { buildSitemapIndex, buildSitemapUrl } from "./sitemap";

test("a sitemap entry says its address, when it changed, how often and how much it matters", () => {
  const entry = { path: "/links-uteis/a", changedOn: "2026-11-20", changeFrequency: "monthly", priority: 0.8 } as const;
  expect(buildSitemapUrl("https://x.example", entry)).toBe(
    "<url><loc>https://x.example/links-uteis/a</loc><lastmod>2026-11-20</lastmod>" +
      "<changefreq>monthly</changefreq><priority>0.8</priority></url>\n",
  );
});

test("an entry whose change nobody knows claims none", () => {
  expect(buildSitemapUrl("https://x.example", { path: "/" })).toBe("<url><loc>https://x.example/</loc></url>\n");
});

test("a priority of nothing is written", () => {
  expect(buildSitemapUrl("https://x.example", { path: "/", priority: 0 })).toContain("<priority>0.0</priority>");
});

test("signs of XML in an address are escaped", () => {
  expect(buildSitemapUrl("https://x.example", { path: "/?a=1&b=<'\">" })).toContain("/?a=1&#38;b=&#60;&#39;&#34;&#62;</loc>");
});

test("the index names each file with its last change, where it is known", () => {
  const files = [{ path: "/sitemaps/site.xml" }, { path: "/sitemaps/links-uteis-1.xml", updatedAt: new Date("2026-11-20T10:00:00Z") }];
  const xml = buildSitemapIndex("https://x.example", files);
  expect(xml).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">/,
  );
  expect(xml).toContain("<sitemap><loc>https://x.example/sitemaps/site.xml</loc></sitemap>");
  expect(xml).toContain("links-uteis-1.xml</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod></sitemap>");
});
