import { setTimeout as sleep } from "node:timers/promises";
import { isForeign } from "#domain/generation/ai/language";
import { buildPrompt, CONTINUE_REQUEST } from "#domain/generation/ai/prompt";
import { findUnknownMoney } from "#domain/generation/ai/unknown-money";
import { toTemperature } from "#domain/generation/creativity";
import type { ContentFacts } from "#domain/generation/local/generate-content";
import type { Attempt } from "#domain/jobs/attempt";
import { AiFailure, AiInterruption, foreign, noKey, unusable } from "./ai-failure";
import type { AiKeyStore } from "./ai-key-store";
import { type AttemptLog, createAttemptLog, type KeepAttempts } from "./attempt-log";
import type { Completion, CompletionRequest, Completions } from "./completions";
import { readAnswer } from "./read-answer";
import { BACK_OFF_MS, findWaitMs, type Patience } from "./retry-policy";

export interface WriteRequest {
  title: string;
  description: string;
  /** 0 to 100. */
  creativity: number;
}

export interface WriteOptions {
  signal: AbortSignal;
  patience: Patience;
  /** Hears that there is more; reading the page's HTML so far is left to the hearer, who may skip some. */
  onText?: (readHtml: () => string) => void;
  keepAttempts?: KeepAttempts;
  earlierAttempts?: readonly Attempt[];
}

export interface WrittenText {
  /** Sanitised. */
  html: string;
  /** The provider stopped for good before the end; the text ends with its last whole block. */
  isCut: boolean;
  /** Amounts of money that are neither in the register nor in the administrator's words. */
  unknownMoney: string[];
}

interface AiWriterParts {
  completions: Completions;
  keys: Pick<AiKeyStore, "findKey">;
  facts: ContentFacts;
  /** False where pauses are 0, as in tests; what a provider asks for is waited for all the same. */
  hasPauses: boolean;
}

export type AiWriter = ReturnType<typeof createAiWriter>;

/** Writes pages with the administrators' key: asks, waits and asks again, completes what was cut, checks what came. */
export function createAiWriter({ completions, keys, facts, hasPauses }: AiWriterParts) {
  return {
    model: completions.model,

    /**
     * @throws {AiFailure} when there is no text, with what to tell the administrator.
     * @throws {AiInterruption} when the signal aborts.
     */
    async write(request: WriteRequest, { signal, patience, onText, keepAttempts, earlierAttempts }: WriteOptions): Promise<WrittenText> {
      const key = await keys.findKey();
      if (key === undefined) throw noKey();
      const { title, description } = request;
      const { system, user } = buildPrompt(request, facts);
      const question: CompletionRequest = {
        key,
        signal,
        temperature: toTemperature(request.creativity),
        messages: [
          { role: "system", content: system },
          { role: "user", content: user },
        ],
        onText: onText && ((text) => onText(() => readAnswer(text, { title }))),
      };
      const log = createAttemptLog(keepAttempts, earlierAttempts);
      const first = await askPatiently(question, patience, log);
      const { text, isCut } = first.isCut ? await complete(question, first.text, log) : first;

      const html = readAnswer(text, { title, isCut });
      const failure = html === "" ? unusable() : isForeign(html) ? foreign() : undefined;
      if (failure) {
        await log.end(failure.kind, { message: failure.message });
        throw failure;
      }
      return { html, isCut, unknownMoney: findUnknownMoney(html, facts.business, `${title} ${description}`) };
    },

    /**
     * Whether the provider answers with a key and the model.
     * @throws {AiFailure} when it does not.
     */
    async test(signal: AbortSignal): Promise<void> {
      const key = await keys.findKey();
      if (key === undefined) throw noKey();
      const question: CompletionRequest = {
        key,
        signal,
        temperature: 0.5,
        maxTokens: 16,
        messages: [{ role: "user", content: "Responda: ok" }],
      };
      for (let refusals = 0; ; refusals += 1) {
        try {
          await completions.complete(question);
          return;
        } catch (error) {
          if (!(error instanceof AiFailure)) throw error;
          // A model that thinks first may spend the few tokens on that; it answered all the same.
          if (error.kind === "unusable") return;
          if (error.kind !== "refused-parameter" || refusals === 2) throw error;
        }
      }
    },
  };

  async function askPatiently(question: CompletionRequest, patience: Patience, log: AttemptLog): Promise<Completion> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await ask(question, log);
      } catch (error) {
        if (!(error instanceof AiFailure)) throw error;
        const waitMs = findWaitMs(error, attempt, patience, hasPauses ? BACK_OFF_MS : 1);
        const { kind, status, message } = error;
        await log.end(kind, { status, message, retryAt: waitMs ? new Date(Date.now() + waitMs).toISOString() : undefined });
        if (waitMs === undefined) throw error;
        await sleep(waitMs, undefined, { signal: question.signal }).catch(() => {
          throw new AiInterruption();
        });
      }
    }
  }

  /** A failure is left to the caller to record: only he knows what follows. */
  async function ask(question: CompletionRequest, log: AttemptLog): Promise<Completion> {
    await log.begin();
    try {
      const completion = await completions.complete(question);
      await log.end(completion.isCut ? "cut" : "written", { tokens: completion.tokens });
      return completion;
    } catch (error) {
      if (error instanceof AiInterruption) await log.end("interrupted");
      throw error;
    }
  }

  /** Asks once for the rest of a text that was cut; without it the text stays cut. */
  async function complete(question: CompletionRequest, begun: string, log: AttemptLog): Promise<Completion> {
    const { messages, onText } = question;
    try {
      const rest = await ask(
        {
          ...question,
          messages: [...messages, { role: "assistant", content: begun }, { role: "user", content: CONTINUE_REQUEST }],
          onText: onText && ((text) => onText(join(begun, text))),
        },
        log,
      );
      return { text: join(begun, rest.text), isCut: rest.isCut };
    } catch (error) {
      if (!(error instanceof AiFailure)) throw error;
      await log.end(error.kind, { status: error.status, message: error.message });
      return { text: begun, isCut: true };
    }
  }
}

/** The rest often comes in a fence of its own. */
function join(begun: string, rest: string): string {
  return begun.replace(/\n```\s*$/, "") + rest.replace(/^\s*```[\w-]*\n/, "");
}
