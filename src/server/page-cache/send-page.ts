import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding, compressQuickly, isCompressible, unpack, unpackedLength } from "./encoding";
import type { CachedPage } from "./page-cache";
import type { Rendered } from "./page-renderer";
import { bodyOf, sendAnswer } from "./prepared-answer";

/** Answers with a page: not-modified, headers only, or its body in the best encoding the client takes. */
export async function sendPage(request: IncomingMessage, response: ServerResponse, rendered: Rendered): Promise<void> {
  if (rendered.kind === "keepable") return sendStored(request, response, rendered.page);
  const { status, headers } = rendered;
  for (const [name, value] of headers) if (name !== "set-cookie") response.setHeader(name, value);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  if (!headers.has("cache-control")) response.setHeader("cache-control", "private, no-store");

  const mayCompress = isCompressible(headers.get("content-type"));
  const encoding = mayCompress ? chooseEncoding(request.headers["accept-encoding"] as string | undefined) : "identity";
  const body = await compressQuickly(rendered.body, encoding);
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  if (mayCompress) response.setHeader("vary", "Accept-Encoding");
  response.writeHead(status, { "content-length": body.byteLength });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Sends a stored page; unpacked, piece by piece, to a client that takes no compression of one that is stored compressed. */
export function sendStored(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  const encoding = chooseEncoding(request.headers["accept-encoding"] as string | undefined);
  if (page.status === 200 && matchesEtag(request.headers["if-none-match"], page.etag)) sendAnswer(response, page.notModified);
  else if (encoding === "identity" && page.isCompressed) sendPlain(response, page);
  else sendAnswer(response, encoding === "br" ? page.brotli : page.gzip);
}

/** Unpacks no faster than the client reads. */
function sendPlain(response: ServerResponse, page: CachedPage): void {
  const packed = bodyOf(page.gzip);
  response.writeHead(page.status, [...page.headers, "content-length", String(unpackedLength(packed))]);
  if (response.req.method === "HEAD") response.end();
  else unpack(packed, response);
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header === etag || header.split(",").some((candidate) => candidate.trim() === etag || candidate.trim() === "*");
}
