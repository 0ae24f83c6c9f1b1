import type { IncomingMessage, ServerResponse } from "node:http";
import { MAX_PHOTO_BYTES } from "#domain/photo/photo-limits";
import { NO_PHOTO_FIELD, type NoPhotoReason, PHOTO_FIELD } from "#domain/voice/voice-form";
import { REQUEST_MS } from "../../limits/connection-limits";
import type { VoicePhotos } from "../../voices/voice-photos";
import { STRANGER_BODY_BYTES } from "./body-limit";
import { type createBodyReader, readPast } from "./read-body";

/** The text fields of the form stand before its file. */
const FIRST_BYTES = STRANGER_BODY_BYTES;
const FIRST_MS = 10_000;
const MAX_FORM_BYTES = MAX_PHOTO_BYTES + FIRST_BYTES;
/** Forms with photographs that are held at the same time, whoever sends them. */
const MOST_AT_ONCE = 3;
const ADDRESS = /^\/depoimento\/([0-9a-f]{40})$/;

/** The token in an address that customers send their words to; undefined elsewhere. */
export function readVoiceToken(url: string | undefined): string | undefined {
  return ADDRESS.exec(url ?? "")?.[1];
}

/**
 * Reads forms that customers send with a photograph. A link that is open lets in more than strangers may bring, a few
 * times, one form at a time; where it does not, what was typed is read all the same, and the photograph let by.
 */
export function createVoiceUploads(voices: Pick<VoicePhotos, "mayUpload">, read: ReturnType<typeof createBodyReader>) {
  const underWay = new Set<string>();

  function refuse(token: string, announced: number): NoPhotoReason | undefined {
    if (announced > MAX_FORM_BYTES) return "grande";
    return underWay.has(token) || underWay.size >= MOST_AT_ONCE ? "ocupado" : undefined;
  }

  /** Undefined where the link is not open: then a stranger's bounds hold. */
  return async (request: IncomingMessage, response: ServerResponse, token: string, announced: number) => {
    const mayUpload = await voices.mayUpload(token);
    if (mayUpload === undefined) return undefined;
    const reason = mayUpload ? refuse(token, announced) : "demais";
    if (reason === undefined) {
      underWay.add(token);
      // Held until then, as the file is.
      response.once("close", () => underWay.delete(token));
      return await read(request, response, { maxBytes: MAX_FORM_BYTES, withinMs: REQUEST_MS });
    }
    return cutBeforePhoto(await readFirst(request), request.headers["content-type"] ?? "", reason);
  };
}

/** The beginning, once the rest has been let by. */
async function readFirst(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  const deadline = setTimeout(() => request.socket.destroy(), FIRST_MS);
  try {
    for await (const part of request.iterator({ destroyOnReturn: false })) {
      parts.push(part);
      bytes += part.length;
      if (bytes >= FIRST_BYTES) break;
    }
  } finally {
    clearTimeout(deadline);
  }
  await readPast(request);
  return Buffer.concat(parts);
}

/** A form without its photograph, with the reason in its place; empty where no photograph is found in it. */
export function cutBeforePhoto(form: Buffer, type: string, reason: NoPhotoReason): Buffer<ArrayBuffer> {
  const [, quoted, bare] = /boundary=(?:"([^"]{1,200})"|([^;\s"]{1,200}))/i.exec(type) ?? [];
  const boundary = `--${quoted ?? bare ?? ""}`;
  const at = form.indexOf(`name="${PHOTO_FIELD}"`);
  const end = at < 0 || boundary === "--" ? -1 : form.subarray(0, at).lastIndexOf(boundary);
  if (end < 0) return Buffer.alloc(0);
  const said = `${boundary}\r\nContent-Disposition: form-data; name="${NO_PHOTO_FIELD}"\r\n\r\n${reason}\r\n${boundary}--\r\n`;
  return Buffer.concat([form.subarray(0, end), Buffer.from(said)]);
}
