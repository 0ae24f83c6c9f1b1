import type { FastifyReply } from "fastify";
import type { FrontServerParts } from "./front-server-parts";
import { STRICTEST_POLICY } from "./security-headers";

/** Ends a request with one line of text that nobody keeps. */
export function answerPlainly(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .headers({ "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", "content-security-policy": STRICTEST_POLICY })
    .send(`${text}\n`);
}

/** Seconds after which who is told 503 may ask again. */
export const RETRY_AFTER = "5";

/** The status of an answer that failed: not of the site's own making when the database had trouble a moment ago. */
export function statusOfFailure({ connection }: Pick<FrontServerParts, "connection">, status = 500): number {
  return status === 500 && connection.health.hadTroubleLately() ? 503 : status;
}
