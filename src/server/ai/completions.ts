import type { OpenAI } from "openai";
import type { APIError } from "openai/error";
import type { ChatCompletionCreateParamsBase as Body, ChatCompletion } from "openai/resources/chat/completions";
import type { Provider } from "../content/site-options";
import { type AiFailure, AiInterruption, noKey, timedOut, toAiFailure, tooLarge, unusable } from "./ai-failure";
import { type AiKey, findKeyProblem, withoutKey } from "./ai-key-store";
import { createLimitedFetch, type HearWhole } from "./limited-fetch";

export interface CompletionRequest {
  key: AiKey;
  messages: { role: "system" | "user" | "assistant"; content: string }[];
  temperature: number;
  signal: AbortSignal;
  maxTokens?: number;
  /** Asks for the text as it is written, and hears all of it so far each time. */
  onText?: (text: string) => void;
  /** Hears the answer before anything else is done with it, and is waited for. */
  onAnswer?: (answer: Completion) => Promise<void>;
}

export interface Completion {
  text: string;
  /** It ended at the limit of tokens or at a filter, or without saying why. */
  isCut: boolean;
  tokens?: number;
}

export type Completions = ReturnType<typeof createCompletions>;

const MAX_TOKENS = 2000;

/** Longest text taken, in characters: many times what the tokens allow. */
const MAX_TEXT_LENGTH = 100_000;

/**
 * Single requests to a provider that speaks the chat-completions protocol, which is asked for anew each time: the owner may
 * change it. Each has so long, to the last byte of its answer.
 */
export function createCompletions({ readProvider, timeoutMs }: { readProvider: () => Provider; timeoutMs: number }) {
  /** What a model turned out not to take; known until another is asked, or the server starts again. */
  let refused = { model: "", maxTokens: false, temperature: false };

  async function createClient(apiKey: string, { baseUrl, mayBePrivate }: Provider, hearWhole?: HearWhole): Promise<OpenAI> {
    // Read when somebody writes with AI: it is a twentieth of the start.
    const { OpenAI } = await import("openai");
    return new OpenAI({
      apiKey,
      baseURL: baseUrl,
      // Nothing of this from the environment.
      organization: null,
      project: null,
      adminAPIKey: null,
      logLevel: "off",
      // Each attempt is recorded, so the retries are ours.
      maxRetries: 0,
      timeout: timeoutMs,
      fetch: createLimitedFetch(mayBePrivate, hearWhole),
    });
  }

  const toBody = ({ messages, temperature, maxTokens = MAX_TOKENS }: CompletionRequest, model: string): Body => ({
    model,
    messages,
    ...(refused.maxTokens ? { max_completion_tokens: maxTokens } : { max_tokens: maxTokens }),
    ...(!refused.temperature && { temperature }),
  });

  function learn(error: unknown, failure: AiFailure): void {
    if (failure.kind !== "refused-parameter") return;
    const { message, param } = error as APIError;
    if (param === "temperature" || (param !== "max_tokens" && !message.includes("max_tokens"))) refused.temperature = true;
    else refused.maxTokens = true;
  }

  return {
    readProvider,

    /**
     * One request and its whole answer.
     * @throws {AiFailure} when the key is another provider's, or this one gave no text; a "refused-parameter" is left out of the next request.
     * @throws {AiInterruption} when the signal aborts.
     */
    async complete(request: CompletionRequest): Promise<Completion> {
      const provider = readProvider();
      const { model } = provider;
      const key = request.key.text;
      // Whoever looked before may have seen another provider.
      const problem = findKeyProblem(request.key, provider);
      if (problem !== undefined) throw noKey(problem);
      if (refused.model !== model) refused = { model, maxTokens: false, temperature: false };
      let kept: Promise<void> | undefined;
      const keep = (answer: Completion): Promise<void> => {
        kept ??= Promise.resolve(request.onAnswer?.({ ...answer, text: withoutKey(answer.text, key) }));
        return kept;
      };
      const client = await createClient(key, provider, request.onText ? undefined : createHearing(keep));
      const deadline = AbortSignal.timeout(timeoutMs);
      const signal = AbortSignal.any([request.signal, deadline]);
      const asking = ask(client, toBody(request, model), request.onText, signal);
      const answer = await asking.catch((error: unknown) => {
        if (request.signal.aborted) throw new AiInterruption();
        if (deadline.aborted) throw timedOut(timeoutMs);
        const failure = toAiFailure(error, { model, key });
        learn(error, failure);
        throw failure;
      });
      await keep(answer);
      return { ...answer, text: withoutKey(answer.text, key) };
    },
  };
}

/** Keeps what comes as soon as it is here: the client takes a moment to read it, and may not live so long. */
function createHearing(keep: (answer: Completion) => Promise<void>): HearWhole {
  return async (body) => {
    try {
      await keep(toCompletion(JSON.parse(body) as ChatCompletion));
    } catch {
      // What cannot be read or kept is met again by who asked.
    }
  };
}

/** @throws {AiFailure} when there is no text in it. The types promise choices; the provider does not. */
function toCompletion(answer: Partial<ChatCompletion> | undefined): Completion {
  const choice = answer?.choices?.[0];
  return { text: checkText(choice?.message?.content), isCut: !hasEnded(choice?.finish_reason), tokens: answer?.usage?.total_tokens };
}

async function ask(client: OpenAI, body: Body, onText: CompletionRequest["onText"], signal: AbortSignal): Promise<Completion> {
  if (!onText) return toCompletion(await client.chat.completions.create({ ...body, stream: false }, { signal }));
  const stream = await client.chat.completions.create({ ...body, stream: true }, { signal });
  let text = "";
  let reason: string | undefined;
  for await (const chunk of stream) {
    const choice = (chunk as Partial<typeof chunk>).choices?.[0];
    reason = choice?.finish_reason ?? reason;
    const piece = choice?.delta?.content;
    if (!piece) continue;
    text = checkLength(text + piece);
    onText(text);
  }
  // The client ends an aborted stream as if it were whole.
  if (signal.aborted) throw signal.reason;
  return { text: checkText(text), isCut: !hasEnded(reason) };
}

/** What providers call an answer that came to its end. */
const ENDS = new Set(["stop", "end_turn", "stop_sequence", "eos", "eos_token", "complete"]);

const hasEnded = (reason: string | null | undefined): boolean => ENDS.has(reason?.toLowerCase() ?? "");

function checkText(text: unknown): string {
  if (typeof text !== "string" || text.trim() === "") throw unusable();
  return checkLength(text);
}

function checkLength(text: string): string {
  if (text.length > MAX_TEXT_LENGTH) throw tooLarge();
  return text;
}
