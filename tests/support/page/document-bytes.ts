import { brotliCompressSync, constants } from "node:zlib";
import { send } from "#support/site/http";
import type { Site } from "#support/site/site";

/** Bytes of a public page as a connection carries it: its headers, and its body as the smallest Brotli. */
export interface DocumentBytes {
  headers: number;
  body: number;
  whole: number;
  html: string;
}

/** For the site's own address, whose port is another each time: by its figures a page is up to thirty bytes longer or shorter. */
const WEIGHED_ADDRESS = "http://localhost:4321";
const STATUS_LINE = "HTTP/1.1 200 OK\r\n\r\n".length;

/** Compresses as the server does once a page has stood for a while, without waiting for that. */
export function compressDocument(html: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  return brotliCompressSync(html, { params }).byteLength;
}

export async function weighDocument(site: Site, path: string): Promise<DocumentBytes> {
  const { text, headers: named } = await send(site, path, { headers: { "accept-encoding": "br" } });
  const html = text.replaceAll(site.url, WEIGHED_ADDRESS);
  const lines = Object.entries(named).flatMap(([name, value]) => [value ?? ""].flat().map((one) => `${name}: ${one}\r\n`));
  const headers = STATUS_LINE + lines.join("").length;
  const body = compressDocument(html);
  return { headers, body, whole: headers + body, html };
}
