import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { send } from "#support/site/http";
import type { Site } from "#support/site/site";
import { test } from "#support/site/stage";

let site: Site;
const assets = readdirSync(fileURLToPath(new URL("../../../dist/client/_astro", import.meta.url)));
const script = `/_astro/${assets.find((name) => name.endsWith(".js"))}`;
const font = `/_astro/${assets.find((name) => name.endsWith(".woff2"))}`;

test.beforeAll(({ stage }) => {
  ({ site } = stage);
});

const get = (path: string, headers = {}) => send(site, path, { headers });

test("a fingerprinted file comes compressed as the client takes it, and is kept for a year", async () => {
  const brotli = await get(script, { "accept-encoding": "gzip, br" });
  const gzip = await get(script, { "accept-encoding": "gzip" });
  const plain = await get(script);
  expect([brotli, gzip, plain].map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip", undefined]);
  for (const { status, text, headers, body } of [brotli, gzip, plain]) {
    expect(status).toBe(200);
    expect(text).toBe(plain.text);
    expect(headers["content-length"]).toBe(String(body.byteLength));
    expect(headers["content-type"]).toMatch(/javascript/);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers.vary).toMatch(/accept-encoding/i);
  }
});

test("a font is sent as it is", async () => {
  const { headers, status } = await get(font, { "accept-encoding": "gzip, br" });
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("font/woff2");
  expect(headers).not.toHaveProperty("content-encoding");
  expect(headers["cache-control"]).toContain("immutable");
});

test("a file without a fingerprint is kept for a day and then asked for again", async () => {
  const { headers } = await get("/favicon.svg");
  expect(headers["cache-control"]).toBe("public, max-age=86400");
  expect((await get("/favicon.svg", { "if-none-match": headers.etag })).status).toBe(304);
});

test("the compressed copies have no address of their own", async () => {
  for (const path of [`${script}.br`, `${script}.gz`, "/favicon.svg.br"]) expect((await get(path)).status).toBe(404);
});

test("a fingerprinted file that is gone is not found, and nobody keeps that", async () => {
  const { status, headers } = await get("/_astro/old.12345678.js");
  expect(status).toBe(404);
  expect(headers["cache-control"]).toMatch(/no-store/);
});

test("static files are sent to signed-in visitors and bots alike", async () => {
  expect((await get(script, { cookie: "abre-facil.session_token=x" })).headers["cache-control"]).toContain("immutable");
});
