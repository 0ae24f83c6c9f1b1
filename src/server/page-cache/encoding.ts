import { pipeline, type Writable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createGunzip, gunzip as gunzipCallback, gzip as gzipCallback } from "node:zlib";
import { Negotiator } from "@fastify/accept-negotiator";
import { LRUCache } from "lru-cache";
import { limitWork } from "../limits/work-limits";

export type Encoding = "br" | "gzip" | "identity";

const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|xml|javascript))/;

/** Whether compression makes a body of this content type smaller; photographs come compressed. */
export function isCompressible(contentType: string | null): boolean {
  return contentType !== null && COMPRESSIBLE.test(contentType);
}

/** Somebody waits: most of the gain in a fraction of the time. */
const QUICK_BROTLI_QUALITY = 4;
const FIRST_BROTLI_QUALITY = 5;
const BEST_BROTLI_QUALITY = 11;
const GZIP_LEVEL = 7;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzipCallback);

export const gunzip = promisify(gunzipCallback);

const UNPACK_BYTES = 64 * 1024;

/** Writes what `compressBoth` made of a body into a stream, as it was and no faster than the stream takes it. */
export function unpack(gzip: Buffer, target: Writable): void {
  // Whoever goes away in the middle is no error.
  pipeline(createGunzip({ chunkSize: UNPACK_BYTES }).end(gzip), target, () => {});
}

/** How long a body was: gzip ends with it. */
export function unpackedLength(gzip: Buffer): number {
  return gzip.readUInt32LE(gzip.byteLength - 4);
}

/** Both ways, for a body that is kept. */
export async function compressBoth(body: Buffer): Promise<{ brotli: Buffer; gzip: Buffer }> {
  const [brotli, gzip] = await Promise.all([
    limitWork("compress", () => compressText(body, FIRST_BROTLI_QUALITY)),
    limitWork("compress", () => compressGzip(body, { level: GZIP_LEVEL })),
  ]);
  return { brotli, gzip };
}

/** The smallest Brotli, for a body that will be sent many times; takes a tenth of a second, so that each waits for its turn (`limitWork`). */
export const compressBest = (body: Buffer): Promise<Buffer> => compressText(body, BEST_BROTLI_QUALITY);

/** A body that is sent once, compressed with little effort. */
export async function compressQuickly(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity") return body;
  return await limitWork("compress", () => (encoding === "br" ? compressText(body, QUICK_BROTLI_QUALITY) : compressGzip(body)));
}

/** Browsers send the same few headers again and again. */
const negotiator = new Negotiator({ supportedValues: ["br", "gzip", "identity"], cache: new LRUCache<string, string>({ max: 100 }) });

/** The encoding an `Accept-Encoding` header likes most; of equals the one that makes a body smaller. */
export function chooseEncoding(header: string | undefined): Encoding {
  return (header && negotiator.negotiate(header.toLowerCase())) || "identity";
}

function compressText(body: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}
