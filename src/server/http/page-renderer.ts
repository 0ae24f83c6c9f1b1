import { createHash } from "node:crypto";
import { parseCacheControl, parseCacheTags } from "./cache-control";
import { compressBoth, isCompressible } from "./encoding";
import type { StoredPage } from "./page-cache";
import { type PreparedAnswer, prepareAnswer } from "./prepared-answer";

/** Renders an address as an anonymous visitor sees it. */
export type RenderAddress = (address: string) => Promise<Response>;

/** A page that may be kept, or one that is this request's alone. */
export type Rendered = { kind: "keepable"; page: StoredPage } | { kind: "single"; status: number; headers: Headers; body: Buffer };

/** Browsers ask again each time and are mostly told that nothing changed. */
const BROWSER_CACHE_CONTROL = "public, max-age=0, must-revalidate";
/** Decided here, whatever the page says. */
const OWN_HEADERS = new Set(["content-length", "content-encoding", "etag", "cache-control", "vary"]);

/** Reads a whole response and compresses it when its headers let it be kept; `siteHeaders` go with every answer. */
export async function readRendered(response: Response, address: string, siteHeaders: Readonly<Record<string, string>>): Promise<Rendered> {
  const body = Buffer.from(await response.arrayBuffer());
  const directives = parseCacheControl(response.headers.get("cdn-cache-control"));
  if (!directives || response.status >= 500 || response.headers.has("set-cookie")) {
    return { kind: "single", status: response.status, headers: response.headers, body };
  }
  const freshUntil = Date.now() + directives.maxAge * 1000;
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const kept = [...response.headers].filter(([name]) => !OWN_HEADERS.has(name));
  const isCompressed = isCompressible(response.headers.get("content-type"));
  const headers = [
    // What a page says itself goes before what the site says of all pages.
    ...Object.entries({ ...siteHeaders, ...Object.fromEntries(kept) }),
    ["cache-control", BROWSER_CACHE_CONTROL],
    ...(isCompressed ? [["vary", "Accept-Encoding"]] : []),
    ["etag", etag],
  ].flat();
  return {
    kind: "keepable",
    page: {
      status: response.status,
      headers,
      etag,
      isCompressed,
      ...(isCompressed ? await prepareBoth(response.status, headers, body) : prepareOne(response.status, headers, body)),
      notModified: prepareAnswer(304, headers, Buffer.alloc(0)),
      tags: parseCacheTags(response.headers.get("cache-tag")),
      pathJson: JSON.stringify(address.split("?")[0]),
      freshUntil,
      usableUntil: freshUntil + directives.staleWhileRevalidate * 1000,
      hits: 0,
    },
  };
}

async function prepareBoth(status: number, headers: readonly string[], body: Buffer): Promise<Pick<StoredPage, "brotli" | "gzip">> {
  const { brotli, gzip } = await compressBoth(body);
  return { brotli: prepareCompressed(status, headers, "br", brotli), gzip: prepareCompressed(status, headers, "gzip", gzip) };
}

function prepareOne(status: number, headers: readonly string[], body: Buffer): Pick<StoredPage, "brotli" | "gzip"> {
  const answer = prepareAnswer(status, [...headers, "content-length", String(body.byteLength)], body);
  return { brotli: answer, gzip: answer };
}

/** A compressed body as it leaves, with the headers its encoding adds. */
export function prepareCompressed(status: number, headers: readonly string[], encoding: "br" | "gzip", body: Buffer): PreparedAnswer {
  return prepareAnswer(status, [...headers, "content-encoding", encoding, "content-length", String(body.byteLength)], body);
}
