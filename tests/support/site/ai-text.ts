import type { AiTextEvent } from "#domain/generation/ai/text-event";
import type { AdminClient } from "./client";

export interface TextRequest {
  title: string;
  instructions?: string;
  creativity?: number;
}

/** Asks for one page's text as the panel does, and gives each event as it comes. */
export async function* watchText(client: AdminClient, request: TextRequest): AsyncGenerator<AiTextEvent> {
  const answer = await client.post("/admin/ia/texto", request);
  if (!answer.ok || !answer.body) throw new Error(`The text's stream answered ${answer.status}: ${await answer.text()}`);
  let text = "";
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const events = text.split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) if (event.startsWith("data: ")) yield JSON.parse(event.slice(6)) as AiTextEvent;
  }
}

/** The last event of a text: done or failed. */
export async function writeText(client: AdminClient, request: TextRequest): Promise<AiTextEvent> {
  const events = await Array.fromAsync(watchText(client, request));
  const last = events.at(-1);
  if (!last) throw new Error("The text's stream had no event");
  return last;
}
