import { createHash } from "node:crypto";
import { parseCacheControl, parseCacheTags } from "./cache-control";
import { compressBoth, isCompressible } from "./encoding";
import type { CachedPage } from "./page-cache";
import { type PreparedAnswer, prepareAnswer } from "./prepared-answer";

/** What a render gives: a response, or something as good whose bytes are there already. */
export type Answer = Pick<Response, "status" | "headers" | "body" | "bytes"> & {
  /** Of the page it shows; see `domain/counts/page-number.ts`. */
  pageNumber?: number;
};

/** Renders an address as an anonymous visitor sees it. */
export type RenderAddress = (address: string) => Promise<Answer>;

/** A page that may be kept, or one that is this request's alone. */
export type Rendered =
  | { kind: "keepable"; page: CachedPage }
  | { kind: "single"; status: number; headers: Headers; body: Buffer; pageNumber?: number };

/** Browsers ask again each time and are mostly told that nothing changed. */
const BROWSER_CACHE_CONTROL = "public, max-age=0, must-revalidate";
/** Decided here, whatever the page says. */
const OWN_HEADERS = new Set(["content-length", "content-encoding", "etag", "cache-control", "vary"]);

/** Reads a whole answer and compresses it when its headers let it be kept; `siteHeaders` go with every answer. */
export async function readRendered(answer: Answer, address: string, siteHeaders: Readonly<Record<string, string>>): Promise<Rendered> {
  const { status, headers: ownHeaders, pageNumber } = answer;
  const body = toBuffer(await answer.bytes());
  const directives = parseCacheControl(ownHeaders.get("cdn-cache-control"));
  if (!directives || status >= 500 || ownHeaders.has("set-cookie"))
    return { kind: "single", status, headers: ownHeaders, body, pageNumber };
  const freshUntil = Date.now() + directives.maxAge * 1000;
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const kept = [...ownHeaders].filter(([name]) => !OWN_HEADERS.has(name));
  const isCompressed = isCompressible(ownHeaders.get("content-type"));
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
      status,
      headers,
      etag,
      isCompressed,
      isSmallest: !isCompressed,
      ...(isCompressed ? await prepareBoth(status, headers, body) : prepareOne(status, headers, body)),
      notModified: prepareAnswer(304, headers, Buffer.alloc(0)),
      tags: parseCacheTags(ownHeaders.get("cache-tag")),
      pageNumber,
      pathJson: JSON.stringify(address.split("?")[0]),
      freshUntil,
      usableUntil: freshUntil + directives.staleWhileRevalidate * 1000,
      hits: 0,
    },
  };
}

async function prepareBoth(status: number, headers: readonly string[], body: Buffer): Promise<Pick<CachedPage, "brotli" | "gzip">> {
  const { brotli, gzip } = await compressBoth(body);
  return { brotli: prepareCompressed(status, headers, "br", brotli), gzip: prepareCompressed(status, headers, "gzip", gzip) };
}

function prepareOne(status: number, headers: readonly string[], body: Buffer): Pick<CachedPage, "brotli" | "gzip"> {
  const answer = prepareAnswer(status, [...headers, "content-length", String(body.byteLength)], body);
  return { brotli: answer, gzip: answer };
}

/** A compressed body as it leaves, with the headers its encoding adds. */
export function prepareCompressed(status: number, headers: readonly string[], encoding: "br" | "gzip", body: Buffer): PreparedAnswer {
  return prepareAnswer(status, [...headers, "content-encoding", encoding, "content-length", String(body.byteLength)], body);
}

/** The same bytes, not a copy. */
function toBuffer({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): Buffer<ArrayBuffer> {
  return Buffer.from(buffer, byteOffset, byteLength);
}
