import type { IncomingMessage, ServerResponse } from "node:http";
import { countAnswer, markAnswer } from "../metrics/counts";
import { addressOfFirstPage, toCacheAddress } from "../page-cache/cache-address";
import { type Answer, type Rendered, readRendered } from "../page-cache/page-renderer";
import { sendPage, sendStored } from "../page-cache/send-page";
import { streamAnswer, type VisitorRequest } from "./astro-renderer";
import { countView } from "./count-visits";
import type { FrontServerParts } from "./front-server-parts";
import { RETRY_AFTER, statusOfFailure } from "./plain-answer";
import { pathOf } from "./request-log";

/** Answers with a fresh stored page, when there is one for this visitor; false when somebody else must answer. */
export function answerFromCache(parts: FrontServerParts, request: IncomingMessage, response: ServerResponse): boolean {
  if (!isForEveryone(parts, request)) return false;
  const { pages, logHit } = parts;
  const url = request.url ?? "/";
  // It is sent on, as another spelling of an address is.
  if (addressOfFirstPage(url)) return false;
  const stored = pages.findFresh(toCacheAddress(url));
  if (!stored) return false;
  sendStored(request, response, stored);
  logHit(request.method ?? "GET", stored.pathJson, response.statusCode);
  countAnswer("hit", response.statusCode);
  countView(parts, request, stored.pageNumber);
  return true;
}

/** Answers with what Astro renders; a failure with a plain text, and with 503 when the database is away. */
export async function answerThroughAstro(parts: FrontServerParts, request: VisitorRequest, response: ServerResponse): Promise<void> {
  const { raw } = request;
  try {
    markAnswer(response, "dynamic");
    const isAnybody = isForEveryone(parts, raw);
    const rendered = isAnybody ? await findForEveryone(parts, raw, response) : await renderForVisitor(parts, request, response);
    if (!rendered) return;
    if (isAnybody) countView(parts, raw, rendered.kind === "single" ? rendered.pageNumber : rendered.page.pageNumber);
    if (rendered.kind === "single") rendered.status = statusOfFailure(parts, rendered.status);
    // What failed because of the database will be there soon.
    if (rendered.kind === "single" && rendered.status === 503) rendered.headers.set("retry-after", RETRY_AFTER);
    await sendPage(raw, response, rendered);
  } catch (error) {
    parts.log.error({ err: error, path: pathOf(raw.url ?? "") }, "render failed");
    const status = statusOfFailure(parts);
    const headers = { "content-type": "text/plain; charset=utf-8", ...(status === 503 && { "retry-after": RETRY_AFTER }) };
    if (!response.headersSent) response.writeHead(status, headers);
    response.end("Erro interno. Tente novamente em instantes.");
  }
}

/** What a browser brings there, its cookies and all, is its own matter. */
const PERSONAL_FOLDER = "/api/";

/** Signed-in visitors see pages of their own, and what is written is nobody else's. A cookie that opens nothing is nobody's. */
function isForEveryone({ accounts }: FrontServerParts, request: IncomingMessage): boolean {
  if (request.url?.startsWith(PERSONAL_FOLDER)) return false;
  return (request.method === "GET" || request.method === "HEAD") && !accounts.mayBeSomebody(request.headers.cookie);
}

async function findForEveryone({ pages }: FrontServerParts, request: IncomingMessage, response: ServerResponse): Promise<Rendered> {
  const { outcome, rendered } = await pages.get(toCacheAddress(request.url ?? "/"));
  if (outcome !== "uncacheable") markAnswer(response, outcome);
  return rendered;
}

/** Undefined when the answer was a stream, which is already written. */
async function renderForVisitor(parts: FrontServerParts, request: VisitorRequest, response: ServerResponse): Promise<Rendered | undefined> {
  const answer = await parts.renderer.renderForVisitor(request);
  if (isWrittenAsItComes(answer)) {
    await streamAnswer(answer, response);
    return undefined;
  }
  answer.headers.delete("cdn-cache-control");
  answer.headers.delete("cache-tag");
  return await readRendered(answer, request.raw.url ?? "/", parts.siteHeaders);
}

/** Live progress does not end soon, and a file to be kept may be larger than memory. */
function isWrittenAsItComes({ headers }: Answer): boolean {
  return (
    headers.get("content-type")?.startsWith("text/event-stream") || headers.get("content-disposition")?.startsWith("attachment") || false
  );
}
