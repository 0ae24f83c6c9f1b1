import type { FastifyInstance } from "fastify";
import { PHOTO_FOLDER } from "#domain/photo/photo";
import { markAnswer } from "../metrics/counts";
import { findPhotoReply, type PhotoSources } from "../photos/photo-answer";
import { answerPlainly } from "./plain-answer";
import { STRICTEST_POLICY } from "./security-headers";

/** Photographs are a row each: no page is rendered for them, and no session asked after. */
export function servePhotos(server: Pick<FastifyInstance, "get">, sources: PhotoSources): void {
  server.get<{ Params: { name: string } }>(`${PHOTO_FOLDER}:name`, async ({ params, headers }, reply) => {
    markAnswer(reply.raw, "static");
    const found = await findPhotoReply(params.name, headers["if-none-match"], sources);
    if (found.status === 404) return answerPlainly(reply, 404, "Esta fotografia não existe.");
    const { body } = found;
    return reply
      .code(found.status)
      .headers({ ...found.headers, "content-security-policy": STRICTEST_POLICY })
      .send(body && Buffer.from(body.buffer, body.byteOffset, body.byteLength));
  });
}
