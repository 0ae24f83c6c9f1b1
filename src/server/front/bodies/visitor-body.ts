import type { IncomingMessage, ServerResponse } from "node:http";
import { REQUEST_MS } from "../../limits/connection-limits";
import type { FrontServerParts } from "../front-server-parts";
import { maxBodyBytes, STRANGER_BODY_BYTES, takesFiles } from "./body-limit";
import { createFileTurns } from "./file-turns";
import { announcedBytes, BodyRefusal, createBodyReader, readPast } from "./read-body";
import { createVoiceUploads, readVoiceToken } from "./voice-uploads";

const STRANGER_BOUNDS = { maxBytes: STRANGER_BODY_BYTES, withinMs: 10_000 };
/** Two files of the largest size, and what else is sent meanwhile. */
const MAX_HELD_BYTES = 128 * 1024 * 1024;
/** Photographs are sent several at once, and each is worked on for seconds. */
const FILES_AT_ONCE = 4;
/** A connection on which nothing moves is closed not much later. */
const FILE_WAITS_MS = 45_000;

/** Reads what a request brings; nobody who is not signed in makes the server hold more than a few kilobytes. */
export function createVisitorBodies({ accounts, voicePhotos }: Pick<FrontServerParts, "accounts" | "voicePhotos">) {
  const read = createBodyReader(MAX_HELD_BYTES);
  const takeFileTurn = createFileTurns(FILES_AT_ONCE, FILE_WAITS_MS);
  const readVoice = createVoiceUploads(voicePhotos, read);

  async function isSignedIn({ headers: { cookie } }: IncomingMessage): Promise<boolean> {
    if (cookie === undefined || !accounts.mayBeSomebody(cookie)) return false;
    return (await accounts.findPerson(new Headers({ cookie }))) !== undefined;
  }

  return {
    isSignedIn,

    /**
     * Undefined for no body, and for a stranger's that is longer than strangers' may be: what asks for a session tells
     * him so all the same.
     * @throws {BodyRefusal}
     */
    async readBody(request: IncomingMessage, response: ServerResponse): Promise<Buffer<ArrayBuffer> | undefined> {
      const announced = announcedBytes(request);
      const { url = "/" } = request;
      const maxBytes = maxBodyBytes(url);
      if (announced === 0) return undefined;
      const token = readVoiceToken(request.url);
      if (token !== undefined && announced !== "unknown" && announced > STRANGER_BODY_BYTES) {
        const form = await readVoice(request, response, token, announced);
        if (form) return form;
      }
      const isShort = announced !== "unknown" && announced <= STRANGER_BODY_BYTES;
      const isTooLong = announced !== "unknown" && announced > maxBytes;
      if (!isShort && (await isSignedIn(request))) {
        try {
          if (takesFiles(url) && !isTooLong) await takeFileTurn(response);
          return await read(request, response, { maxBytes, withinMs: REQUEST_MS });
        } catch (error) {
          await readPast(request);
          throw error;
        }
      }
      if (isTooLong) throw new BodyRefusal(413);
      try {
        return await read(request, response, STRANGER_BOUNDS);
      } catch (error) {
        if (!(error instanceof BodyRefusal) || error.statusCode !== 413) throw error;
        // Nobody's long body is not waited for, and is read on all the same: he may see the answer.
        request.resume();
        return undefined;
      }
    },
  };
}
