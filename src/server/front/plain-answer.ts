import type { FastifyReply } from "fastify";
import { STRICTEST_POLICY } from "./security-headers";

/** Ends a request with one line of text that nobody keeps. */
export function answerPlainly(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .headers({ "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", "content-security-policy": STRICTEST_POLICY })
    .send(`${text}\n`);
}
