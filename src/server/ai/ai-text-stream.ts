import type { AiTextEvent } from "#domain/generation/ai/text-event";
import type { ContentFacts } from "#domain/generation/content-facts";
import { describeText } from "#domain/generation/describe-text";
import { generateContent } from "#domain/generation/local/generate-content";
import { showBegunText, showText } from "#domain/generation/show-text";
import type { TextRequest } from "#domain/generation/text-request";
import { toSlug } from "#domain/text/slug";
import { streamEvents } from "../events/event-stream";
import type { Log } from "../log/log";
import { AiFailure, AiInterruption } from "./ai-failure";
import type { AiWriter } from "./ai-writer";
import { BRISK } from "./retry-policy";

/** `stopping`: the server stops. */
type Parts = { writer: AiWriter; facts: ContentFacts; request: TextRequest; log: Pick<Log, "error">; stopping: AbortSignal };

/** The preview is drawn anew with each event: this often looks like writing. */
const SEND_EVERY_MS = 150;
/** All of the text is read again for each event: at most a part of the time goes into that. */
const REST_AFTER_READING = 10;
const STOPPED = "O servidor está reiniciando. Tente de novo em instantes.";

/**
 * One page's text as it is written, as server-sent events with an `AiTextEvent` each. A provider that fails is
 * followed by the local generator's text, and so is a server that stops. When the reader goes away or the server stops,
 * the provider is told to stop.
 */
export function streamAiText(parts: Parts): Response {
  return streamEvents(async (send, leaving) => {
    try {
      await write(parts, (event) => send(`data: ${JSON.stringify(event)}\n\n`), leaving);
    } catch (error) {
      if (!leaving.aborted) parts.log.error({ err: error }, "AI text");
      throw error;
    }
  });
}

async function write({ writer, facts, request, stopping }: Parts, send: (event: AiTextEvent) => void, leaving: AbortSignal): Promise<void> {
  const { title } = request;
  let nextAt = 0;
  try {
    const { html, isCut, unknownMoney } = await writer.write(request, {
      signal: AbortSignal.any([leaving, stopping]),
      patience: BRISK,
      onText(readHtml) {
        const begunAt = performance.now();
        if (begunAt < nextAt) return;
        const text = showBegunText(readHtml(), facts.texts);
        nextAt = begunAt + Math.max(SEND_EVERY_MS, REST_AFTER_READING * (performance.now() - begunAt));
        send({ kind: "text", ...text });
      },
      keepAttempts(attempts) {
        const { retryAt, message = "" } = attempts.at(-1) ?? {};
        if (retryAt) send({ kind: "waiting", retryAt, message });
      },
    });
    const page = showText({ title, slug: toSlug(title), description: describeText(title, html, facts.texts), html }, facts.texts);
    send({ kind: "done", page, isCut, unknownMoney });
  } catch (error) {
    const isStopped = error instanceof AiInterruption && stopping.aborted;
    if (!isStopped && !(error instanceof AiFailure)) throw error;
    const { reading: _, ...written } = generateContent(request, facts);
    send({ kind: "failed", message: isStopped ? STOPPED : error.message, backup: showText(written, facts.texts) });
  }
}
