import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Site } from "./site";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The bytes as they came, still compressed. */
  body: Buffer;
  /** The body as text, whatever its encoding. */
  text: string;
}

export interface SendOptions {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

/** A request as given: no header is added but `Host`, no encoding undone, no redirect followed. */
export function send(site: Pick<Site, "url">, path: string, { method = "GET", headers = {}, body }: SendOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, headers, body: bytes, text: decode(bytes, headers["content-encoding"]) });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Writes bytes to a connection of their own and resolves with all that came back when the server closed it. */
export function sendRaw(site: Pick<Site, "url">, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    let received = "";
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on("data", (chunk) => {
      received += chunk;
    });
    socket.on("end", () => resolve(received));
    socket.on("error", (error) => (received ? resolve(received) : reject(error)));
  });
}

function decode(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.byteLength === 0) return "";
  if (encoding === "br") return brotliDecompressSync(bytes).toString();
  return (encoding === "gzip" ? gunzipSync(bytes) : bytes).toString();
}
