import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { CachedPage } from "./page-cache";
import { readRendered } from "./page-renderer";
import { bodyOf } from "./prepared-answer";

const KEEP = { "cdn-cache-control": "max-age=60, stale-while-revalidate=600", "cache-tag": "menu, page:a" };
const SITE_HEADERS = { "x-content-type-options": "nosniff" };
const render = (headers: Record<string, string>, status = 200) =>
  readRendered(new Response("<p>Portão</p>", { status, headers }), "/a", SITE_HEADERS);

async function keep(headers: Record<string, string>): Promise<CachedPage> {
  const rendered = await render(headers);
  if (rendered.kind !== "keepable") throw new Error("not kept");
  return rendered.page;
}

/** Names and values in turn, as an object of lists. */
function readHeaders(flat: readonly string[]): Record<string, string[]> {
  const read: Record<string, string[]> = {};
  for (let index = 0; index < flat.length; index += 2) {
    const name = flat[index] as string;
    read[name] = [...(read[name] ?? []), flat[index + 1] as string];
  }
  return read;
}

test("a page that may be kept is compressed, tagged and dated", async () => {
  const before = Date.now();
  const page = await keep({ ...KEEP, "content-type": "text/html" });
  expect(brotliDecompressSync(bodyOf(page.brotli)).toString()).toBe("<p>Portão</p>");
  expect(gunzipSync(bodyOf(page.gzip)).toString()).toBe("<p>Portão</p>");
  expect(page.tags).toEqual(["menu", "page:a"]);
  expect(page.freshUntil).toBeGreaterThanOrEqual(before + 60_000);
  expect(page.usableUntil - page.freshUntil).toBe(600_000);
});

test("a kept page has its own headers, the site's, and those of its encoding", async () => {
  const page = await keep({ ...KEEP, "content-type": "text/html" });
  const common = readHeaders(page.headers);
  expect(common).toMatchObject({
    "content-type": ["text/html"],
    "x-content-type-options": ["nosniff"],
    vary: ["Accept-Encoding"],
    "cache-control": ["public, max-age=0, must-revalidate"],
    etag: [page.etag],
    "cdn-cache-control": [KEEP["cdn-cache-control"]],
  });
  expect(readHeaders(page.brotli.headers)).toEqual({
    ...common,
    "content-encoding": ["br"],
    "content-length": [String(bodyOf(page.brotli).byteLength)],
  });
  expect(readHeaders(page.gzip.headers)["content-encoding"]).toEqual(["gzip"]);
});

test("a picture is kept once, as it is", async () => {
  const page = await keep({ ...KEEP, "content-type": "image/png" });
  expect(page.isCompressed).toBe(false);
  expect(page.gzip).toBe(page.brotli);
  expect(bodyOf(page.brotli).toString()).toBe("<p>Portão</p>");
  const headers = readHeaders(page.brotli.headers);
  expect(headers["content-length"]).toEqual([String(bodyOf(page.brotli).byteLength)]);
  for (const name of ["content-encoding", "vary"]) expect(headers, name).not.toHaveProperty(name);
});

test("what a page says itself goes before what the site says of all pages", async () => {
  const page = await keep({ ...KEEP, "content-type": "image/png", "x-content-type-options": "own" });
  expect(readHeaders(page.brotli.headers)["x-content-type-options"]).toEqual(["own"]);
});

test("what a page says of its own bytes and of browsers' caches is not kept", async () => {
  const stale = { etag: '"old"', "content-length": "99", "content-encoding": "zstd", "cache-control": "no-store", vary: "Cookie" };
  const headers = readHeaders((await keep({ ...KEEP, ...stale })).brotli.headers);
  for (const [name, value] of Object.entries(stale)) expect(headers[name], name).not.toContain(value);
  for (const [name, values] of Object.entries(headers)) expect(values, name).toHaveLength(1);
});

test("the same text has the same etag and another text another one", async () => {
  const etagOf = async (body: string) => {
    const rendered = await readRendered(new Response(body, { headers: KEEP }), "/a", {});
    return rendered.kind === "keepable" && rendered.page.etag;
  };
  expect(await etagOf("a")).toBe(await etagOf("a"));
  expect(await etagOf("a")).not.toBe(await etagOf("b"));
});

test.each([
  ["without a word on keeping it", {}, 200],
  ["that says it is private", { "cdn-cache-control": "private, max-age=60" }, 200],
  ["that sets a cookie", { ...KEEP, "set-cookie": "a=b" }, 200],
  ["that failed", KEEP, 500],
])("a page %s is this request's alone", async (_, headers, status) => {
  const rendered = await render(headers, status);
  expect(rendered).toMatchObject({ kind: "single", status });
});
