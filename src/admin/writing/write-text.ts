import type { AiTextEvent } from "#domain/generation/ai/text-event";
import { CallError } from "../call/call-error";
import { sessionGate } from "../call/session-gate";

export interface TextRequest {
  title: string;
  instructions: string;
  creativity: number;
}

const BROKEN_OFF = "A conexão com o servidor caiu antes do fim do texto";

/**
 * Hears a page's text as it is written; ends after `done` or `failed`, or quietly when the signal aborts.
 * @throws {CallError} when the server does not answer to the end.
 */
export async function writeText(request: TextRequest, onEvent: (event: AiTextEvent) => void, signal: AbortSignal): Promise<void> {
  try {
    const body = await openTextStream(request, signal);
    let isEnded = false;
    for await (const event of readEvents(body)) {
      isEnded = event.kind === "done" || event.kind === "failed";
      onEvent(event);
    }
    if (!isEnded) throw new CallError("NETWORK", BROKEN_OFF);
  } catch (error) {
    if (signal.aborted) return;
    throw error instanceof CallError ? error : new CallError("NETWORK", BROKEN_OFF);
  }
}

async function openTextStream(request: TextRequest, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  for (;;) {
    const answer = await fetch("/admin/ia/texto", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(request),
      // A session that ended is answered with the way to the sign-in screen.
      redirect: "manual",
      signal,
    });
    if (answer.ok && answer.body) return answer.body;
    const hasSessionEnded = answer.type === "opaqueredirect" || answer.status === 401;
    if (!hasSessionEnded) throw new CallError(answer.status < 500 ? "BAD_REQUEST" : "INTERNAL_SERVER_ERROR", await readMessage(answer));
    if (!(await sessionGate.waitForSignIn())) throw new CallError("UNAUTHORIZED", "Sua sessão terminou");
  }
}

async function readMessage(answer: Response): Promise<string | undefined> {
  const { message } = (await answer.json().catch(() => ({}))) as { message?: string };
  return message;
}

async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<AiTextEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let text = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    text += value;
    const events = text.split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) if (event.startsWith("data: ")) yield JSON.parse(event.slice("data: ".length)) as AiTextEvent;
  }
}
