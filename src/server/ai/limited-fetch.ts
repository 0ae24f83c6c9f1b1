import { AnswerTooLarge } from "./ai-failure";

/** A stream says much around each word: some 600 KB for the longest text we ask for. */
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;

/**
 * `fetch` whose answer's body breaks off with `AnswerTooLarge` past the limit, before it fills the memory. Redirects
 * are answers like any other: the key goes to the address of the settings and nowhere else.
 */
export async function limitedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, { ...init, redirect: "manual" });
  if (!answer.body) return answer;
  let received = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.byteLength;
      if (received > MAX_ANSWER_BYTES) throw new AnswerTooLarge();
      controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = answer;
  return new Response(answer.body.pipeThrough(limit), { status, statusText, headers });
}
