import type { FastifyInstance, FastifyReply } from "fastify";
import { findPhotoWidth, PHOTO_FOLDER, PHOTO_TYPES, type Photo, photoFilePath } from "#domain/photo/photo";
import { PHOTO_ID } from "#domain/photo/photo-references";
import { markAnswer } from "../metrics/counts";
import type { PhotoFiles } from "../photos/photo-files";
import { answerPlainly } from "./plain-answer";
import { STRICTEST_POLICY } from "./security-headers";

const FOR_EVER = "public, max-age=31536000, immutable";
const MIDDLE_WIDTH = 960;

/**
 * Photographs under addresses that never mean another picture, and, for texts that are looked at outside their page, the
 * way from a photograph's own name to its present picture.
 */
export function servePhotos(
  server: Pick<FastifyInstance, "get">,
  files: Pick<PhotoFiles, "find">,
  findPhoto: (id: string) => Promise<Photo | undefined>,
): void {
  server.get<{ Params: { name: string } }>(`${PHOTO_FOLDER}:name`, async ({ params: { name }, headers }, reply) => {
    if (PHOTO_ID.test(name)) return leadTo(await findPhoto(name), reply);
    const file = await files.find(name);
    if (!file) return answerMissing(reply);
    markAnswer(reply.raw, "static");
    const etag = `"${name}"`;
    reply.headers({ "cache-control": FOR_EVER, etag, "content-security-policy": STRICTEST_POLICY });
    if (headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
    const { buffer, byteOffset, byteLength } = file.bytes;
    return reply
      .headers({ "content-type": PHOTO_TYPES[file.format], "accept-ranges": "none" })
      .send(Buffer.from(buffer, byteOffset, byteLength));
  });
}

function leadTo(photo: Photo | undefined, reply: FastifyReply): FastifyReply {
  if (!photo) return answerMissing(reply);
  const path = photoFilePath(photo.hash, findPhotoWidth(photo.width, MIDDLE_WIDTH), "jpg");
  return reply.header("cache-control", "no-store").redirect(path, 302);
}

function answerMissing(reply: FastifyReply): FastifyReply {
  return answerPlainly(reply, 404, "Esta fotografia não existe.");
}
