import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { PHOTO_FOLDER } from "#domain/photo/photo";
import { markAnswer } from "../metrics/counts";
import { findPhotoReply } from "../photos/photo-answer";
import type { FrontServerParts } from "./front-server-parts";
import { answerPlainly } from "./plain-answer";
import { STRICTEST_POLICY } from "./security-headers";

interface Sources extends Pick<FrontServerParts, "photoFiles"> {
  isSignedIn: (request: IncomingMessage) => Promise<boolean>;
}

/** Photographs are a row each: no page is rendered for them, and a session asked after only for what no stranger may see. */
export function servePhotos(server: Pick<FastifyInstance, "get">, { photoFiles, isSignedIn }: Sources): void {
  server.get<{ Params: { name: string } }>(`${PHOTO_FOLDER}:name`, async ({ params, headers, raw }, reply) => {
    markAnswer(reply.raw, "static");
    const asked = { name: params.name, knownTags: headers["if-none-match"], isSignedIn: () => isSignedIn(raw) };
    const found = await findPhotoReply(asked, photoFiles);
    if (found.status === 404) return answerPlainly(reply, 404, "Esta fotografia não existe.");
    const { body } = found;
    return reply
      .code(found.status)
      .headers({ ...found.headers, "content-security-policy": STRICTEST_POLICY })
      .send(body && Buffer.from(body.buffer, body.byteOffset, body.byteLength));
  });
}
