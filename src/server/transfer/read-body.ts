/** A body larger than it may be. */
export class BodyTooLarge extends Error {}

/**
 * A request's whole body.
 * @throws {BodyTooLarge} as soon as more than `maxBytes` have come.
 */
export async function readBody(request: Request, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
