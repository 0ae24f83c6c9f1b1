import { sql } from "kysely";
import { expect } from "vitest";
import { fillBlanks } from "#domain/text/fill-blanks";
import { wording } from "#support/content/site-wording";
import { querySite } from "#support/database/database";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import type { Site } from "#support/site/site";
import { test } from "#support/site/stage";

let site: Site;

test.beforeAll(({ stage }) => {
  ({ site } = stage);
});

/** What the head of every public page says besides its title. */
const HEAD_OF_ALL =
  /<meta name="description" content="[^"]+".*<meta name="keywords" content="[^"]+".*<link rel="canonical".*<script type="application\/ld\+json">/s;
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

test.each(["/nada", "/nada/mais/fundo", "/cidades", "/topicos", "/links-uteis", "/links-uteis/nada", "/nada.php", "/.env", "/not-found"])(
  "%s has no page and says so at its own address",
  async (path) => {
    const { status, headers, text } = await send(site, path);
    expect(status).toBe(404);
    expect(headers["content-type"]).toMatch(/^text\/html/);
    expect(text).toContain("404");
    expect(text).toContain(wording.notFound.title);
    expect(text).toMatch(/<a [^>]*href="\/"/);
    expect(text).toContain('content="noindex, follow"');
    expect(text).toMatch(HEAD_OF_ALL);
  },
);

test("an address without a page is counted, without its query", async () => {
  for (const path of ["/sumiu/daqui?senha=1", "/sumiu/daqui", "/links-uteis/sumiu?a=1"]) await send(site, path);
  const rows = await querySite(site, sql`select path, hits from missing_addresses where path like '%sumiu%' order by path`);
  expect(rows).toEqual([
    { path: "/links-uteis/sumiu", hits: 1 },
    { path: "/sumiu/daqui", hits: 2 },
  ]);
});

test.each([
  ["/obras/lost%20work", "/obras/lost work"],
  ["/lost%20page", "/lost page"],
  ["/lost/%C3%A3", "/lost/ã"],
  ["/lost/%00", "/lost/\uFFFD"],
  ["/obras/%00", "/obras/\uFFFD"],
])("%s has no page, is said as it was asked for, and counted as people read it", async (path, read) => {
  expect(canonicalOf((await send(site, path)).text)).toBe(site.url + path);
  const rows = await querySite(site, sql`select path, hits from missing_addresses where path = ${read}`);
  expect(rows).toEqual([{ path: read, hits: 1 }]);
});

test("a page that was never there is 404 and a deleted one 410, both at the same address", async () => {
  const path = "/links-uteis/vai-sumir";
  expect((await send(site, path)).status).toBe(404);
  const client = await AdminClient.signedIn(site);
  await client.call("pages.save", { title: "Vai Sumir", content: "<p>x</p>" });
  expect((await send(site, path)).status).toBe(200);
  const { pages } = await client.ask<{ pages: { id: string }[] }>("pages.list", { query: "sumir" });
  await client.call("pages.remove", { id: pages[0]?.id });
  const deleted = await send(site, path);
  expect(deleted.status).toBe(410);
  expect(deleted.headers).not.toHaveProperty("location");
  expect(deleted.text).toContain(wording.notFound.title);
  expect(deleted.text).not.toContain("Vai Sumir");
  expect(deleted.text).toContain('content="noindex, follow"');
});

test.each([
  ["/cidades/nova-odessa", "Nova Odessa"],
  ["/topicos/portao-de-vidro", "Portao De Vidro"],
])("%s is unknown: a useful text with the name %s that search engines do not keep", async (path, name) => {
  const { status, text, headers } = await send(site, path);
  expect(status).toBe(200);
  // Made-up addresses must not push real pages out of the cache.
  expect(headers["cache-control"]).toMatch(/no-store/);
  expect(text).toContain(name);
  expect(text).toContain('<meta name="robots" content="noindex, follow"');
  expect(canonicalOf(text)).toBe(`${site.url}/sitemap`);
  expect(text).toMatch(HEAD_OF_ALL);
  expect((await send(site, "/sitemaps/site.xml")).text).not.toContain(path);
  expect((await send(site, "/sitemap")).text).not.toContain(path);
});

test.each([
  ["curitiba", "outside", "Curitiba"],
  ["sao-jose-dos-campos", "outside", "São José dos Campos"],
  ["mairipora", "ask", "Mairiporã"],
  ["jardim-das-camelias", "ask", "Jardim Das Camelias"],
  ["carapicuiba", "served", "Carapicuíba"],
] as const)(
  "a place without a page, %s, says whether the company goes there, and promises nothing where it does not",
  async (slug, answer, name) => {
    const { text } = await send(site, `/cidades/${slug}`);
    expect(text).toContain(fillBlanks(wording.places.unknown[answer].summary, { lugar: name, onde: `em ${name}` }));
    const free = fillBlanks(wording.places.benefits.title, { lugar: name, onde: `em ${name}` });
    if (answer === "served") expect(text).toContain(free);
    else {
      expect(text).not.toContain(free);
      expect(text).not.toContain(wording.places.plans.title);
    }
  },
);

test.each([
  ["/Cidades/Santana", "/cidades/santana"],
  ["/cidades/santana/", "/cidades/santana"],
  ["//cidades//santana", "/cidades/santana"],
  ["/cidades/s%61ntana", "/cidades/santana"],
  ["/cidades/%2573antana", "/cidades/santana"],
  ["/x/../cidades/santana", "/cidades/santana"],
  ["/x/%2e%2e/cidades/santana?a=1", "/cidades/santana?a=1"],
  ["/cidades/santana#topo", "/cidades/santana"],
  ["/compartilhar/x/../f%61q.png", "/compartilhar/faq.png"],
  ["/sitemaps/s%69te.xml", "/sitemaps/site.xml"],
  ["/x/../api/auth/callback/google", "/api/auth/callback/google"],
])("%s leads to the one address of its page", async (path, address) => {
  const { status, headers } = await send(site, path);
  expect([status, headers.location]).toEqual([301, address]);
});

test("a call at another spelling of its address is sent on as the call it is", async () => {
  const { status, headers } = await send(site, "/_actions/x/../session.signIn", { method: "POST", body: "{}" });
  expect([status, headers.location]).toEqual([308, "/_actions/session.signIn"]);
});

test.each(["abc1", "1", "02", "1e0", "0x1", "-1", "+1", "123456", ""])(
  "the page %j of a list is no address, and leads to its first",
  async (number) => {
    for (const first of ["/sitemap", "/obras", "/obras?servico=troca"]) {
      // Once it is kept, it is not what answers either.
      await send(site, first);
      const sign = first.includes("?") ? "&" : "?";
      const { status, headers } = await send(site, `${first}${sign}utm_source=x&pagina=${encodeURIComponent(number)}`);
      expect([status, headers.location]).toEqual([301, first]);
    }
  },
);

test("a page the site map does not have is not kept, and shows the last it has", async () => {
  const { status, headers, text } = await send(site, "/sitemap?pagina=777");
  expect(status).toBe(200);
  expect(headers["cache-control"]).toMatch(/no-store/);
  const last = canonicalOf(text) ?? "";
  const number = Number(/^\/sitemap(?:\?pagina=(\d+))?$/.exec(last.slice(site.url.length))?.[1] ?? 1);
  for (const page of [last.slice(site.url.length), `/sitemap?pagina=${number + 1}`])
    expect(canonicalOf((await send(site, page)).text)).toBe(last);
});

test.each(["/500", "/_image", "/_image?href=/favicon.svg", "/_server-islands/x", "/x/../500"])(
  "%s, which the framework has for itself, is nobody's address",
  async (path) => {
    const first = await send(site, path);
    expect((first.headers.location ? await send(site, first.headers.location) : first).status).toBe(404);
  },
);

test("an address that looks like another site leads to none", async () => {
  for (const path of [
    "//evil.example/",
    "//evil.example",
    "/\\evil.example/",
    "///evil.example//",
    "/%2F%2Fevil.example/",
    "//evil.example/%2e%2e",
  ]) {
    const { headers } = await send(site, path);
    expect(headers.location ?? "/", path).toMatch(/^\/(?![/\\])/);
  }
});

test.each([
  "/sitemaps/links-uteis-0.xml",
  "/sitemaps/links-uteis--1.xml",
  "/sitemaps/links-uteis-x.xml",
  "/sitemaps/links-uteis-1.5.xml",
  "/sitemaps/links-uteis-01.xml",
  "/sitemaps/links-uteis-1e0.xml",
  "/sitemaps/links-uteis-0x1.xml",
  "/sitemaps/links-uteis-+1.xml",
  "/sitemaps/links-uteis-%201.xml",
  "/sitemaps/links-uteis-4000.xml",
  "/sitemaps/nada.xml",
])("%s is no site map", async (path) => {
  expect((await send(site, path)).status).toBe(404);
});

test("nothing outside the site's own files can be read", async () => {
  for (const path of [
    "/..%2f..%2fpackage.json",
    "/_astro/..%2f..%2fserver%2fentry.mjs",
    "/_astro/%2e%2e/%2e%2e/server/entry.mjs",
    "/%2e%2e/server/entry.mjs",
  ]) {
    const asked = await send(site, path);
    const { status, text } = asked.headers.location ? await send(site, asked.headers.location) : asked;
    expect(status, path).toBe(404);
    expect(text, path).not.toMatch(/createServer|"dependencies"/);
  }
});
