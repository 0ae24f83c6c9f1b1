import { once } from "node:events";
import { type ClientHttp2Session, connect, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http2";
import type { LookupFunction } from "node:net";
import { buffer } from "node:stream/consumers";
import { DOMAIN } from "./caddy";

/** Every name is this machine. */
export const lookUpHere: LookupFunction = (_, { all }, answer) =>
  all ? answer(null, [{ address: "127.0.0.1", family: 4 }]) : answer(null, "127.0.0.1", 4);

interface SecureOptions {
  port: number;
  ca: string;
  /** Whence, on this machine. */
  localAddress?: string;
}

/** A connection of HTTP/2 to `DOMAIN` whose certificate an authority has signed. */
export function connectSecurely({ port, ca, localAddress }: SecureOptions): ClientHttp2Session {
  // Missing in the types: they are handed on to the socket.
  const options = { ca, localAddress, lookup: lookUpHere, servername: DOMAIN };
  return connect(`https://${DOMAIN}:${port}`, options).on("error", () => {});
}

export interface SecureAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** One request on a connection, with its answer read to the end. */
export async function ask(
  session: ClientHttp2Session,
  path: string,
  { headers = {}, method = "GET", body }: { headers?: OutgoingHttpHeaders; method?: string; body?: Buffer | string } = {},
): Promise<SecureAnswer> {
  const stream = session.request({ ":path": path, ":method": method, ...headers });
  // What is too large is answered before all of it is sent.
  const answered = once(stream, "response") as Promise<[IncomingHttpHeaders & { ":status": number }]>;
  stream.end(body);
  const [answer] = await answered;
  return { status: answer[":status"], headers: answer, body: await buffer(stream) };
}
