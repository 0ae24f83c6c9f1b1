import { expect } from "vitest";
import type { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import type { Site } from "#support/site/site";
import { test } from "#support/site/stage";

const PNG_SIGNATURE = "89504e470d0a1a0a";

let site: Site;
let client: AdminClient;

test.beforeAll(({ stage }) => {
  ({ site, client } = stage);
});

const get = (path: string, headers: Record<string, string> = {}) => send(site, path, { headers });
const pictureOf = async (path: string) => {
  const [, url = ""] = /<meta property="og:image" content="([^"]+)"/.exec((await get(path)).text) ?? [];
  return new URL(url).pathname;
};

test.each([
  "/",
  "/faq",
  "/sitemap",
  "/cidades/santana",
  "/topicos/motor-ppa-solo",
  "/zona-norte-portoes",
  "/garantia",
  "/cidades/nova-odessa",
])("the page %s names a picture that exists", async (path) => {
  const { status, headers, body } = await get(await pictureOf(path));
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("image/png");
  expect(body.subarray(0, 8).toString("hex")).toBe(PNG_SIGNATURE);
  expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
});

test("pages of different titles have different pictures", async () => {
  const [santana, mooca] = await Promise.all(["santana", "mooca"].map((slug) => get(`/compartilhar/cidades/${slug}.png`)));
  expect(santana?.headers.etag).not.toBe(mooca?.headers.etag);
});

test.each([
  "/compartilhar/.png",
  "/compartilhar/cidades%2Fsantana.png",
  "/compartilhar/nada.png",
  "/compartilhar/cidades/nada.png",
  "/compartilhar/topicos/nada.png",
  "/compartilhar/links-uteis/nada.png",
  "/compartilhar/cidades/santana/a.png",
  "/compartilhar/admin/painel.png",
  "/compartilhar/..%2F..%2Fetc%2Fpasswd.png",
])("%s answers 404, which nobody keeps", async (path) => {
  const { status, headers } = await get(path);
  expect(status).toBe(404);
  expect(headers["cache-control"]).toMatch(/no-store/);
});

test("a picture comes as it is, may be shown by other sites and is kept by caches on the way", async () => {
  for (const encoding of ["gzip, deflate, br", "identity"]) {
    const { headers, body } = await get("/compartilhar/inicio.png", { "accept-encoding": encoding });
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers["content-length"]).toBe(String(body.byteLength));
    expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
    expect(headers["cdn-cache-control"]).toMatch(/max-age=86400/);
  }
  const { headers } = await get("/compartilhar/inicio.png");
  expect((await get("/compartilhar/inicio.png", { "if-none-match": headers.etag ?? "" })).status).toBe(304);
});

test("a generated page's picture is gone with the page", async () => {
  const title = "Portão a excluir com a imagem";
  const { slug } = await client.ask<{ slug: string }>("pages.save", { title, content: "<p>x</p>" });
  const path = `/compartilhar/links-uteis/${slug}.png`;
  expect((await get(path)).headers["cache-tag"]).toBe(`page:${slug}`);
  const { pages } = await client.ask<{ pages: { id: string }[] }>("pages.list", { query: title });
  await client.ask("pages.remove", { id: pages[0]?.id });
  expect((await get(path)).status).toBe(404);
});
