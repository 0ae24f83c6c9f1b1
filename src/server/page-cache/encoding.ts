import { promisify } from "node:util";
import { brotliCompress, constants, gunzip as gunzipCallback, gzip as gzipCallback } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const COMPRESSIBLE = /^(text\/|application\/(json|xml|javascript))/;

/** Whether compression makes a body of this content type smaller; pictures come compressed. */
export function isCompressible(contentType: string | null): boolean {
  return contentType !== null && COMPRESSIBLE.test(contentType);
}

/** Somebody waits: most of the gain in a fraction of the time. */
const FIRST_BROTLI_QUALITY = 5;
const BEST_BROTLI_QUALITY = 11;
const GZIP_LEVEL = 7;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzipCallback);

export const gunzip = promisify(gunzipCallback);

export async function compressBoth(body: Buffer): Promise<{ brotli: Buffer; gzip: Buffer }> {
  const [brotli, gzip] = await Promise.all([compressText(body, FIRST_BROTLI_QUALITY), compressGzip(body, { level: GZIP_LEVEL })]);
  return { brotli, gzip };
}

/** The smallest Brotli, for a body that will be sent many times; takes a tenth of a second. */
export async function compressBest(body: Buffer): Promise<Buffer> {
  return await compressText(body, BEST_BROTLI_QUALITY);
}

/** A body that is sent once, compressed with little effort. */
export async function compressQuickly(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "br") return await compressText(body, FIRST_BROTLI_QUALITY);
  return encoding === "gzip" ? await compressGzip(body) : body;
}

/** Browsers send the same few headers again and again. */
const chosen = new Map<string, Encoding>();
const MAX_CHOSEN = 100;

/** The best encoding an `Accept-Encoding` header allows. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  const known = chosen.get(header);
  if (known) return known;
  const encoding = accepts(header, "br") ? "br" : accepts(header, "gzip") ? "gzip" : "identity";
  if (chosen.size < MAX_CHOSEN) chosen.set(header, encoding);
  return encoding;
}

function accepts(header: string, encoding: string): boolean {
  for (const part of header.split(",")) {
    const [name, quality] = part.split(";");
    if (name?.trim().toLowerCase() === encoding) return quality === undefined || !/q\s*=\s*0(\.0*)?\s*$/.test(quality);
  }
  return false;
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
