import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../log/log";
import { type AnswerKind, answerKindOf, countAnswer } from "../metrics/counts";

/** As the line of a stored page says "hit". */
const CACHE_OUTCOMES: ReadonlySet<AnswerKind> = new Set(["hit", "miss", "stale", "saved"]);

/** What proxies ask every other second, of which only trouble is worth a line. */
const ASKED_BY_PROXIES = "/healthz";

/** Counts an answer and writes its line when it left or the client gave up. Query strings are left out: they may hold secrets. */
export function logRequest(log: Log, request: IncomingMessage, response: ServerResponse): void {
  const start = performance.now();
  response.once("close", () => {
    const answer = answerKindOf(response);
    countAnswer(answer, response.statusCode);
    if (request.url === ASKED_BY_PROXIES && response.statusCode === 200) return;
    log[response.statusCode >= 500 ? "error" : "info"]({
      method: request.method,
      path: pathOf(request.url ?? ""),
      status: response.statusCode,
      ms: Math.round((performance.now() - start) * 10) / 10,
      cache: CACHE_OUTCOMES.has(answer) ? answer : undefined,
      aborted: response.writableFinished ? undefined : true,
    });
  });
}

/** What whoever knows the address may do with it is written down nowhere: the tokens of invitations, sheets and calendars are left out. */
const SECRET = /^\/(depoimento|documento|agenda)\/.*/;

/** An address without its query, and without what is a secret. */
export function pathOf(url: string): string {
  const end = url.indexOf("?");
  return (end === -1 ? url : url.slice(0, end)).replace(SECRET, "/$1/…");
}
