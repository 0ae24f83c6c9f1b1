import { expect } from "vitest";
import { send } from "#support/site/http";
import type { Site } from "#support/site/site";
import { test } from "#support/site/stage";

let site: Site;
/** Pages nobody has asked for yet. */
const fresh: string[] = [];

const EVIL = "evil.example";

/** Whatever a client may bring that is no part of a page's address. */
const BROUGHT: Record<string, string>[] = [
  { host: EVIL },
  { "x-forwarded-host": EVIL, "x-forwarded-proto": "http", "x-forwarded-port": "444" },
  { "x-forwarded-for": EVIL, "x-real-ip": EVIL, "true-client-ip": EVIL },
  { forwarded: `host=${EVIL};proto=http;for=${EVIL}` },
  { "x-original-url": "/admin/login", "x-rewrite-url": "/admin/login" },
  { "x-http-method-override": "POST", "x-method-override": "DELETE", "x-http-method": "PUT" },
  { cookie: `tema=${EVIL}; abre-facil.two_factor=${EVIL}; abre-facil.known_browser=${EVIL}` },
  { origin: `https://${EVIL}`, referer: `https://${EVIL}/` },
  { "accept-language": EVIL, "user-agent": EVIL, accept: "application/json" },
  { range: "bytes=0-10", "if-range": EVIL },
  { "if-none-match": "*" },
  { "content-type": "application/json", "content-length": "0" },
  { authorization: `Bearer ${EVIL}` },
  { "cache-control": "no-store", pragma: "no-cache" },
  { "x-astro-path": "/admin", "x-astro-locals": '{"administrator":{}}', "x-middleware-subrequest": "1" },
];

test.beforeAll(async ({ stage: { site: shared, client } }) => {
  site = shared;
  for (const number of BROUGHT.keys()) {
    const title = `Página que ninguém pediu ${number + 1}`;
    const { slug } = await client.ask<{ slug: string }>("pages.save", { title, content: "<p>Texto</p>" });
    fresh.push(`/links-uteis/${slug}`);
  }
});

test.each(BROUGHT)("what the first visitor of a page brings along, %j, is nothing to the next", async (headers) => {
  const path = fresh.pop() ?? "";
  expect(path).not.toBe("");
  const poisoned = await send(site, `${path}?x=${EVIL}`, { headers });
  expect(JSON.stringify(poisoned.headers)).not.toContain(EVIL);
  const next = await send(site, path);
  expect(next.status).toBe(200);
  expect(next.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(next.text).not.toContain(EVIL);
  expect(next.text).toContain(`<link rel="canonical" href="${site.url}${path}"`);
  expect(next.headers).not.toHaveProperty("set-cookie");
  expect(next.text.length).toBeGreaterThan(5000);
});

test("parameters a page does not read make no page of their own, and those it reads none without an end", async () => {
  const plain = (await send(site, "/faq")).headers["etag"];
  for (const query of ["?a=1", "?utm_source=x", "?pagina=2", "?__proto__=1", `?${"a=b&".repeat(400)}`]) {
    expect((await send(site, `/faq${query}`)).headers["etag"], query).toBe(plain);
  }
  for (const page of ["0", "-1", "1e3", "99999", "2%00", "<script>", "a".repeat(500)]) {
    const { status, text } = await send(site, `/sitemap?pagina=${page}`);
    expect([200, 301, 302, 404], page).toContain(status);
    expect(text).not.toContain("<script>&");
  }
});

test("an answer to HEAD, or one that is not modified, is never kept in place of the page", async () => {
  const path = "/topicos/motor-ppa-solo";
  expect((await send(site, path, { method: "HEAD" })).body.byteLength).toBe(0);
  const { text, headers } = await send(site, path);
  expect(text).toContain("</html>");
  expect((await send(site, path, { headers: { "if-none-match": headers["etag"] } })).status).toBe(304);
  expect((await send(site, path)).text).toBe(text);
});

test("what is somebody's own, a refusal or a write is never kept by anybody", async () => {
  for (const [path, method] of [
    ["/admin/login", "GET"],
    ["/admin/painel", "GET"],
    ["/_actions/pages.list", "POST"],
    ["/api/auth/callback/google", "GET"],
    ["/admin/exportar.csv", "GET"],
  ] as const) {
    const { headers } = await send(site, path, { method });
    expect(headers["cache-control"], path).toMatch(/no-store/);
    expect(headers, path).not.toHaveProperty("cdn-cache-control");
  }
});
