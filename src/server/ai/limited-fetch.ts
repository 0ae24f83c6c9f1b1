import { type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestSealed } from "node:https";
import { Readable } from "node:stream";
import { AnswerTooLarge } from "./ai-failure";
import { lookupPublic, requirePublic } from "./public-address";

/** A stream says much around each word: some 600 KB for the longest text we ask for. */
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
/** Answers that have no body, not even an empty one. */
const BODILESS = new Set([204, 205, 304]);

/** Hears a whole good answer in the turn in which its last byte was read; who asked has it once that is done. */
export type HearWhole = (body: string) => Promise<void>;

/**
 * As `fetch`, with an answer whose body breaks off with `AnswerTooLarge` past the limit, before it fills the memory.
 * Each request is a connection of its own, to an address that is looked up once, and where `mayBePrivate` is false
 * looked at. Redirects are answers like any other: the key goes to the address it is for and nowhere else.
 */
export function createLimitedFetch(mayBePrivate: boolean, hearWhole?: HearWhole) {
  return async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const asked = new Request(input, init);
    const url = new URL(asked.url);
    if (!mayBePrivate) requirePublic(url);
    const body = Buffer.from(await asked.arrayBuffer());
    const headers = { ...Object.fromEntries(asked.headers), "accept-encoding": "identity" };
    const { method } = asked;
    return await new Promise<Response>((resolve, reject) => {
      (url.protocol === "https:" ? requestSealed : requestPlain)(
        url,
        { method, headers, agent: false, signal: init?.signal ?? undefined, ...(!mayBePrivate && { lookup: lookupPublic }) },
        (answer) => resolve(toResponse(limit(answer), hearWhole)),
      )
        .on("error", reject)
        .end(body);
    });
  };
}

async function toResponse(answer: IncomingMessage, hearWhole: HearWhole | undefined): Promise<Response> {
  const { statusCode: status = 0, statusMessage: statusText, headersDistinct } = answer;
  const whole = hearWhole && status === 200 ? Buffer.concat(await Array.fromAsync<Buffer>(answer)) : undefined;
  // Nothing else is done before: what a process had read when it was killed has been paid for.
  if (whole) await hearWhole?.(whole.toString());
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) for (const value of values) headers.append(name, value);
  const isBodiless = BODILESS.has(status);
  if (isBodiless) answer.resume();
  return new Response(isBodiless ? null : (whole ?? (Readable.toWeb(answer) as ReadableStream<Uint8Array>)), {
    status,
    statusText,
    headers,
  });
}

/** Breaks off what is too large, whoever reads it. */
function limit(answer: IncomingMessage): IncomingMessage {
  let received = 0;
  return answer.on("data", (chunk: Buffer) => {
    received += chunk.byteLength;
    if (received > MAX_ANSWER_BYTES) answer.destroy(new AnswerTooLarge());
  });
}
