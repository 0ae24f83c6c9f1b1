import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { withoutAttributeValues } from "#support/page/html";
import { CALL_KEY } from "#support/site/actions";
import { AdminClient } from "#support/site/client";
import { type SendOptions, send } from "#support/site/http";
import { type Site, startSite } from "#support/site/site";
import { test } from "#support/site/stage";

let site: Site;
let client: AdminClient;
const asset = readdirSync(fileURLToPath(new URL("../../../dist/client/_astro", import.meta.url))).find((name) => name.endsWith(".js"));

test.beforeAll(async ({ stage }) => {
  ({ site, client } = stage);
  await client.ask("pages.save", { title: "Motor com política", content: "<p>Texto</p>" });
});

const PAGES = [
  "/",
  "/faq",
  "/sitemap",
  "/cidades/santana",
  "/topicos/motor-ppa-solo",
  "/zona-sul-portoes",
  "/garantia",
  "/links-uteis/motor-com-politica",
  "/nada",
];
const PANEL = ["/admin/login", "/admin/painel", "/admin/local-generator", "/admin/batch-creator"];

const readPolicy = (header: unknown) =>
  new Map(
    String(header)
      .split(";")
      .map((part) => part.trim().split(/\s+/))
      .map(([name = "", ...sources]) => [name, sources]),
  );

test.each<[string, string, SendOptions]>([
  ["a page", "/", {}],
  ["a stored page", "/", {}],
  ["a missing page", "/nada", {}],
  ["a redirect", "/admin/painel", {}],
  ["a static file", `/_astro/${asset}`, {}],
  ["an icon", "/favicon.svg", {}],
  ["a site map", "/sitemap.xml", {}],
  ["robots.txt", "/robots.txt", {}],
  ["health", "/healthz", {}],
  ["a refused action", "/_actions/pages.list", { method: "POST", headers: { "content-type": "application/json" }, body: "{}" }],
  ["a refused origin", "/_actions/pages.list", { method: "POST", headers: { origin: "https://evil.example" } }],
  ["an address too long", `/${"a".repeat(3000)}`, {}],
  ["an address that cannot be read", "/%E0%A4%A", {}],
])("%s comes with the security headers", async (_, path, options) => {
  const { headers } = await send(site, path, options);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["x-frame-options"]).toBe("DENY");
  expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
  // Only a document may use what it speaks of.
  if (path.startsWith("/_astro/")) expect(headers).not.toHaveProperty("permissions-policy");
  else expect(headers["permissions-policy"]).toContain("camera=()");
  expect(headers).not.toHaveProperty("x-powered-by");
  expect(headers).not.toHaveProperty("server");
  expect(headers).not.toHaveProperty("strict-transport-security");
});

test.each([...PAGES, ...PANEL])("the policy of %s lets run only what the site came with", async (path) => {
  const { headers, text } = await send(site, path, {
    headers: PANEL.includes(path) && path !== "/admin/login" ? { cookie: client.cookie } : {},
  });
  const policy = readPolicy(headers["content-security-policy"]);
  expect(policy.get("default-src")).toEqual(["'self'"]);
  expect(policy.get("object-src")).toEqual(["'none'"]);
  expect(policy.get("base-uri")).toEqual(["'none'"]);
  expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
  expect(policy.get("form-action")).toEqual(["'self'"]);
  for (const name of ["script-src", "style-src"]) {
    expect(policy.get(name)?.[0]).toBe("'self'");
    for (const source of policy.get(name)?.slice(1) ?? []) expect(source).toMatch(/^'sha256-/);
  }
  const hashOf = (inline: string) => `'sha256-${createHash("sha256").update(inline).digest("base64")}'`;
  for (const [, attributes = "", inline = ""] of text.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\ssrc=|application\/(ld\+)?json/.test(attributes)) continue;
    expect(policy.get("script-src"), inline.slice(0, 80)).toContain(hashOf(inline));
  }
  for (const [, inline = ""] of text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) {
    expect(policy.get("style-src"), inline.slice(0, 80)).toContain(hashOf(inline));
  }
  expect(text).not.toMatch(/<[a-z][^>]*\s(style|on[a-z]+)="/i);
});

test("a public page asks no other site for anything", async () => {
  for (const path of PAGES) {
    const { text } = await send(site, path);
    const loaded = [...text.matchAll(/<(?:script|img|iframe|source|video|link)\b[^>]*?\s(?:src|href)="(https?:)?\/\/([^/"]+)/g)].map(
      ([, , host]) => host,
    );
    expect(
      loaded.filter((host) => host !== new URL(site.url).host),
      path,
    ).toEqual([]);
  }
});

test.each([
  { host: "evil.example" },
  { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https", "x-forwarded-port": "444" },
  { forwarded: "host=evil.example;proto=https" },
  { "x-original-url": "/evil.example", "x-rewrite-url": "/evil.example" },
])("no page repeats the host a client names: %j", async (headers) => {
  for (const path of ["/cidades/lapa", "/sitemap.xml", "/robots.txt", "/nada", "/cidades/nova-odessa"]) {
    const answer = await send(site, path, { headers });
    expect(answer.text, path).not.toContain("evil.example");
    expect(JSON.stringify(answer.headers), path).not.toContain("evil.example");
  }
  const redirected = await send(site, "/admin/painel", { headers });
  expect(redirected.headers.location).toBe("/admin/login");
});

test.each<[string, Record<string, string>]>([
  ["another origin", { origin: "https://evil.example" }],
  ["no origin at all", { origin: "null" }],
  ["another site, as the browser says", { "sec-fetch-site": "cross-site" }],
  ["a sister site, as the browser says", { "sec-fetch-site": "same-site" }],
])("a write from %s is refused and changes nothing", async (_, headers) => {
  for (const type of ["application/json", "text/plain", "application/x-www-form-urlencoded"]) {
    const answer = await send(site, "/_actions/pages.save", {
      method: "POST",
      headers: { ...headers, cookie: client.cookie, "content-type": type },
      body: JSON.stringify({ callKey: CALL_KEY, title: "De outro site", content: "<p>x</p>" }),
    });
    expect(answer.status).toBe(403);
  }
  expect((await send(site, "/links-uteis/de-outro-site")).status).toBe(404);
});

test("a name from an address stands in the page as text and nothing else", async () => {
  const wicked = `</title></script><script>alert(1)</script><img src=x onerror=alert(1)>"'`;
  for (const folder of ["cidades", "topicos", "links-uteis"]) {
    const { status, text } = await send(site, `/${folder}/${encodeURIComponent(wicked)}`);
    expect(status).toBeLessThan(500);
    expect(withoutAttributeValues(text).match(/<script>alert|<img src=x/g), folder).toBeNull();
  }
});

test("over TLS browsers are told to stay there", async () => {
  const secure = await startSite({ env: { SITE_URL: "https://site.example" } });
  try {
    const { headers, text } = await send(secure, "/faq");
    expect(headers["strict-transport-security"]).toMatch(/max-age=\d{8}/);
    expect(text).toContain('<link rel="canonical" href="https://site.example/faq"');
    const client = new AdminClient(secure, "https://site.example");
    const cookies = (await client.signIn()).headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual(["__Host-abre-facil.session_token", "__Host-abre-facil.known_browser"]);
    for (const cookie of cookies) {
      // What browsers ask of such a name.
      expect(cookie.split("; ")).toEqual(expect.arrayContaining(["Path=/", "Secure"]));
      expect(cookie).not.toMatch(/; Domain=/i);
    }
    expect((await client.call("pages.list", {})).status).toBe(200);
    // A name that a site beside this one could set opens nothing.
    for (const prefix of ["", "__Secure-"]) {
      client.cookie = client.cookie.replace(/^(__\w+-)?/, prefix);
      expect((await client.call("pages.list", {})).status).toBe(401);
    }
  } finally {
    await secure.stop("SIGKILL");
  }
});
