import type { IncomingMessage, ServerResponse } from "node:http";
import { finished } from "node:stream/promises";

/** A body that is not taken, with the status to answer: broken off, too large, or one too many. */
export class BodyRefusal extends Error {
  readonly statusCode: 400 | 413 | 503;

  constructor(statusCode: BodyRefusal["statusCode"]) {
    super(`body refused with ${statusCode}`);
    this.statusCode = statusCode;
  }
}

export interface BodyBounds {
  maxBytes: number;
  /** How long it may take to come whole. */
  withinMs: number;
}

/** Reads bodies into memory, each within bounds of its own, and all that are held until they are answered within one. */
export function createBodyReader(maxHeldBytes: number) {
  let heldBytes = 0;

  /** @throws {BodyRefusal} Who is too slow loses his connection. */
  return async (request: IncomingMessage, response: ServerResponse, { maxBytes, withinMs }: BodyBounds): Promise<Buffer<ArrayBuffer>> => {
    const announced = announcedBytes(request);
    if (announced !== "unknown" && announced > maxBytes) throw new BodyRefusal(413);
    // The system gives memory to what is written, not to what is announced.
    const body = Buffer.allocUnsafeSlow(announced === "unknown" ? maxBytes : announced);
    let bytes = 0;
    response.once("close", () => {
      heldBytes -= bytes;
    });
    const deadline = setTimeout(() => request.socket.destroy(), withinMs);
    try {
      for await (const part of request.iterator({ destroyOnReturn: false })) {
        if (bytes + part.length > body.length) throw new BodyRefusal(413);
        if (heldBytes + part.length > maxHeldBytes) throw new BodyRefusal(503);
        part.copy(body, bytes);
        bytes += part.length;
        heldBytes += part.length;
      }
    } catch (error) {
      throw error instanceof BodyRefusal ? error : new BodyRefusal(400);
    } finally {
      clearTimeout(deadline);
    }
    return body.subarray(0, bytes);
  };
}

/**
 * Reads on to the end of a body that is not taken, and forgets it: on a connection that is closed while he sends, its
 * sender would not see the answer. Node itself bounds how long a request may take to come whole.
 */
export async function readPast(request: IncomingMessage): Promise<void> {
  request.resume();
  // Who broke off sees no answer either.
  await finished(request, { cleanup: true }).catch(() => {});
}

/** What a request says of the length of its body; one that comes in chunks says nothing. */
export function announcedBytes({ headers }: IncomingMessage): number | "unknown" {
  return headers["transfer-encoding"] === undefined ? Number(headers["content-length"] ?? 0) : "unknown";
}
