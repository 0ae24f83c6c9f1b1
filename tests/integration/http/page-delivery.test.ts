import { expect } from "vitest";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import type { Site } from "#support/site/site";
import { test } from "#support/site/stage";

let site: Site;
let client: AdminClient;

test.beforeAll(({ stage }) => {
  ({ site, client } = stage);
});

const BR = { "accept-encoding": "gzip, deflate, br" };
/** Its bytes stay as they are, while the Brotli ones are made smaller in the background. */
const GZIP = { "accept-encoding": "gzip" };
/** Gives the address of a new page. */
async function publish(title: string): Promise<string> {
  const { slug } = await client.ask<{ slug: string }>("pages.save", { title, content: "<p>x</p>" });
  return `/links-uteis/${slug}`;
}
const get = (path: string, headers: Record<string, string> = {}, method = "GET") => send(site, path, { headers, method });

test("a page comes in Brotli, gzip or plain as the client takes it, with the same text", async () => {
  const brotli = await get("/faq", BR);
  const gzip = await get("/faq", { "accept-encoding": "gzip" });
  const plain = await get("/faq");
  expect([brotli, gzip, plain].map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip", undefined]);
  expect(plain.text).toContain("</html>");
  expect(brotli.text).toBe(plain.text);
  expect(gzip.text).toBe(plain.text);
  for (const { headers, body, status } of [brotli, gzip, plain]) {
    expect(status).toBe(200);
    expect(headers["content-length"]).toBe(String(body.byteLength));
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(headers["content-type"]).toMatch(/^text\/html/);
  }
  expect(brotli.body.byteLength).toBeLessThan(gzip.body.byteLength);
});

test.each(["/", "/faq", "/cidades/santana", "/topicos/motor-ppa-solo", "/zona-norte-portoes", "/termos", "/sitemap"])(
  "%s is the same bytes when it is rendered again",
  async (path) => {
    const pastCache = () => get(path, { cookie: client.cookie });
    const first = await pastCache();
    expect((await pastCache()).text).toBe(first.text);
  },
);

test.each([BR, { "accept-encoding": "gzip" }, {}])("who has the page already is told so, with %j", async (encoding) => {
  const { headers } = await get("/faq", encoding);
  const again = await get("/faq", { ...encoding, "if-none-match": headers.etag ?? "" });
  expect(again.status).toBe(304);
  expect(again.body.byteLength).toBe(0);
  for (const name of ["etag", "vary", "cache-control", "content-security-policy", "cdn-cache-control"]) {
    expect(again.headers[name], name).toBe(headers[name]);
  }
  expect((await get("/faq", { ...encoding, "if-none-match": `"x", ${headers.etag}` })).status).toBe(304);
  expect((await get("/faq", { ...encoding, "if-none-match": '"other"' })).status).toBe(200);
});

test.each(["/", "/faq", "/topicos/motor-ppa-solo", "/sitemap.xml", "/nada", "/favicon.svg"])(
  "HEAD of %s has the headers of GET and no body",
  async (path) => {
    const whole = await get(path, GZIP);
    const head = await get(path, GZIP, "HEAD");
    expect(head.status).toBe(whole.status);
    expect(head.body.byteLength).toBe(0);
    for (const name of ["content-length", "content-type", "content-encoding", "etag", "vary", "cache-control"]) {
      expect(head.headers[name], name).toBe(whole.headers[name]);
    }
  },
);

test("caches on the way may keep a page by its tags, browsers ask again", async () => {
  const { headers } = await get("/faq");
  expect(headers["cdn-cache-control"]).toMatch(/max-age=\d+/);
  expect(headers["cdn-cache-control"]).toMatch(/stale-while-revalidate=\d+/);
  expect(headers["cache-tag"]).toMatch(/\bmenu\b/);
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  const { slug } = await client.ask<{ slug: string }>("pages.save", { title: "Com etiqueta", content: "<p>x</p>" });
  expect((await get(`/links-uteis/${slug}`)).headers["cache-tag"]).toContain(`page:${slug}`);
});

test("tracking parameters lead to the same page and do not stand in it", async () => {
  const { headers } = await get("/topicos/motor-ppa-rio");
  const tracked = await get("/topicos/motor-ppa-rio?utm_source=espiao&gclid=espiao2&x=%3Cscript%3E");
  expect(tracked.headers.etag).toBe(headers.etag);
  expect(tracked.text).not.toContain("espiao");
});

test("the page number of the site map does not lead to another page", async () => {
  const second = await get("/sitemap?pagina=999&utm_source=x");
  expect(second.status).toBe(200);
  // Of as many as the pages of others make.
  expect(second.text).toMatch(new RegExp(`<link rel="canonical" href="${site.url}/sitemap(\\?pagina=\\d{1,2})?"`));
});

test.each(["/admin/login", "/admin/painel", "/nada", "/links-uteis/nada", "/_actions/pages.list"])(
  "nobody on the way keeps %s",
  async (path) => {
    const { headers } = await get(path);
    expect(headers["cache-control"]).toMatch(/no-store/);
    expect(headers["cdn-cache-control"] ?? "no-store").toMatch(/no-store/);
  },
);

test("a visitor with a session gets a page of his own, which nobody keeps", async () => {
  const path = await publish("Só para quem entrou");
  expect((await get(path)).text).not.toContain("Excluir página");
  const own = await get(path, { cookie: client.cookie });
  expect(own.text).toContain("Excluir página");
  expect(own.headers["cache-control"]).toMatch(/no-store/);
  for (const name of ["cdn-cache-control", "cache-tag"]) expect(own.headers, name).not.toHaveProperty(name);
  const others = await get(path);
  expect(others.text).not.toContain("Excluir página");
});

test("a cookie that only looks like a session is nobody's: its visitor gets the stored page", async () => {
  const path = await publish("Quem só parece ter entrado");
  const stored = await get(path, GZIP);
  const forged = await get(path, { ...GZIP, cookie: "abre-facil.session_token=forged.value" });
  expect(forged.status).toBe(200);
  expect(forged.headers.etag).toBe(stored.headers.etag);
  expect(forged.text).not.toContain("Excluir página");
});

test("whose session has ended gets the stored page, too, from the second time on", async () => {
  const gone = await AdminClient.signedIn(site);
  const asGone = () => get("/faq", { ...GZIP, cookie: gone.cookie });
  expect((await asGone()).headers["cache-control"]).toMatch(/no-store/);
  await gone.call("session.signOut");
  await asGone();
  expect((await asGone()).headers.etag).toBe((await get("/faq", GZIP)).headers.etag);
});

test("no public page sets a cookie", async () => {
  for (const path of ["/", "/faq", "/sitemap", "/cidades/santana", "/topicos/motor-ppa-solo", "/nada", "/sitemap.xml"]) {
    expect((await get(path)).headers, path).not.toHaveProperty("set-cookie");
  }
});

test("fifty visitors at once for a page nobody has seen all get it", async () => {
  const path = await publish("Que ninguém viu ainda");
  const answers = await Promise.all(Array.from({ length: 50 }, () => get(path, BR)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
});

test("a day can be asked for with a plain address, is not indexed, and comes as a calendar file; one that is over is refused", async () => {
  const page = await get("/agendar-instalacao");
  // The last one, for the first may be over when it is asked for.
  const slot = [...page.text.matchAll(/<button[^>]* value="(\d{4}-\d\d-\d\d-[^"]+)"/g)].at(-1)?.[1] ?? "";
  // What is offered is true until the day ends in São Paulo, and nobody is shown it later.
  expect(Number(/max-age=(\d+)/.exec(String(page.headers["cdn-cache-control"]))?.[1])).toBeLessThanOrEqual(86_400);
  expect(page.headers["cdn-cache-control"]).not.toMatch(/stale-while-revalidate=[1-9]/);

  const chosen = await get(`/agendar-instalacao?vaga=${slot}&utm_source=x`);
  expect(chosen.text).toMatch(/<meta name="robots" content="noindex/);
  expect(chosen.text).toMatch(/<link rel="canonical" href="[^"]*\/agendar-instalacao"/);
  expect(page.text).not.toMatch(/<meta name="robots"/);
  const [, file = ""] = /href="(\/agendar-instalacao\.ics[^"]+)"/.exec(chosen.text) ?? [];
  const calendar = await get(file);
  expect(calendar.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(calendar.text).toContain(`DTSTART;TZID=America/Sao_Paulo:${slot.slice(0, 10).replaceAll("-", "")}T`);

  const over = await get(`/agendar-instalacao?vaga=2026-01-02-${slot.slice(11)}`);
  expect(over.status).toBe(200);
  expect(over.text).toContain('role="status"');
  expect(over.headers["cdn-cache-control"]).toBeUndefined();
  expect((await get(`/agendar-instalacao.ics?vaga=2026-01-02-${slot.slice(11)}`)).status).toBe(404);
});
