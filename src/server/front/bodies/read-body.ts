import type { IncomingMessage, ServerResponse } from "node:http";

/** A body that is not taken, with the status to answer: broken off, too large, or one too many. */
export class BodyRefusal extends Error {
  readonly statusCode: 400 | 413 | 503;
  /** The rest of it is read and forgotten, and the connection goes on. */
  readonly isReadPast: boolean;

  constructor(statusCode: BodyRefusal["statusCode"], isReadPast = false) {
    super(`body refused with ${statusCode}`);
    this.statusCode = statusCode;
    this.isReadPast = isReadPast;
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

/** What a request says of the length of its body; one that comes in chunks says nothing. */
export function announcedBytes({ headers }: IncomingMessage): number | "unknown" {
  return headers["transfer-encoding"] === undefined ? Number(headers["content-length"] ?? 0) : "unknown";
}
