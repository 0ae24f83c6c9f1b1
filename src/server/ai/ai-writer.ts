import { setTimeout as sleep } from "node:timers/promises";
import { leaveOutOfHtml } from "#domain/facts/leave-out/leave-out-of-html";
import { askToMend, buildPrompt, CONTINUE_REQUEST } from "#domain/generation/ai/prompt";
import { findUnknownMoney, isForeign } from "#domain/generation/ai/text-faults";
import { joinParts } from "#domain/generation/ai/tidy-text";
import type { ContentFacts } from "#domain/generation/content-facts";
import { toTemperature } from "#domain/generation/creativity";
import type { TextRequest } from "#domain/generation/text-request";
import type { Attempt, KeptAnswer } from "#domain/jobs/job";
import { findUnknownName, type IsFact } from "#domain/page/fact-quotes";
import type { Reason } from "#domain/page/reason";
import { markCut } from "#domain/text/cut-mark";
import { hasText } from "#domain/text/plain-text";
import { aiRequests } from "../metrics/counts";
import { AiFailure, AiInterruption, foreign, noKey, unknownFact, unusable } from "./ai-failure";
import { type AiKey, type AiKeyStore, findKeyProblem, withoutKey } from "./ai-key-store";
import { type AttemptLog, createAttemptLog, type KeepAttempts } from "./attempt-log";
import type { Completion, CompletionRequest, Completions } from "./completions";
import { readAnswer, withoutBegunTag } from "./read-answer";
import { BACK_OFF_MS, findWaitMs, IMPATIENT, type Patience } from "./retry-policy";

export interface WriteOptions {
  signal: AbortSignal;
  patience: Patience;
  /** Hears that there is more; reading the page's HTML so far is left to the hearer, who may skip some. */
  onText?: (readHtml: () => string) => void;
  keepAttempts?: KeepAttempts;
  /** Requests that were made for the title before the server was stopped. */
  earlierAttempts?: readonly Attempt[];
  /** Why a text may not go public and another might; then it is asked to mend that, once. */
  judge?: JudgeAnswer;
  /** What the provider answered before: then it is not asked again. */
  earlierAnswer?: KeptAnswer;
}

/** Reasons that another text for the title may have an answer to; nothing where there are none, or where the title is in the way. */
export type JudgeAnswer = (html: string) => Promise<readonly Reason[]>;

interface AiWriterParts {
  completions: Completions;
  keys: Pick<AiKeyStore, "findKey">;
  readFacts: () => ContentFacts;
  isFact: IsFact;
  /** How pages on the same begin. */
  readOpenings?: (title: string) => Promise<readonly string[]>;
  /** False where pauses are 0, as in tests; what a provider asks for is waited for all the same. */
  hasPauses: boolean;
}

export type AiWriter = ReturnType<typeof createAiWriter>;

/** Writes pages with the administrators' key: asks, waits and asks again, completes what was cut, checks what came. */
export function createAiWriter({ completions, keys, readFacts, isFact, readOpenings = async () => [], hasPauses }: AiWriterParts) {
  /** @throws {AiFailure} when there is no key for the provider. */
  async function getKey(): Promise<AiKey> {
    const key = await keys.findKey();
    if (key === undefined) throw noKey();
    const problem = findKeyProblem(key, completions.readProvider());
    if (problem !== undefined) throw noKey(problem);
    return key;
  }

  return {
    getKey,
    readProvider: completions.readProvider,

    /**
     * Gives a text as `html`, sanitised, facts by their names; `isCut` where the provider stopped it for good before its end: it
     * ends with its last whole block and a line that says so; as `unknownMoney` amounts that are neither in the register nor in
     * the administrator's words.
     * @throws {AiFailure} when there is no text, with what to tell the administrator.
     * @throws {AiInterruption} when the signal aborts.
     */
    async write(request: TextRequest, options: WriteOptions) {
      const { signal, patience, onText, keepAttempts, earlierAttempts, earlierAnswer, judge } = options;
      const key = await getKey();
      const { title, instructions } = request;
      const facts = readFacts();
      const { system, user } = buildPrompt({ ...request, openings: await readOpenings(title) }, facts);
      // Entities and escapes of Markdown become the key only when they are read.
      const read = (text: string, isCut = false) => withoutKey(readAnswer(text, { title, isFact, texts: facts.texts, isCut }), key.text);
      const question: CompletionRequest = {
        key,
        signal,
        temperature: toTemperature(request.creativity),
        messages: [
          { role: "system", content: system },
          { role: "user", content: user },
        ],
        onText: onText && ((text) => onText(() => leaveOutUnknown(read(withoutBegunTag(text)), isFact))),
      };
      const log = createAttemptLog(keepAttempts, earlierAttempts);
      /** The mended text where fewer reasons stand against it. */
      const mend = async (answer: KeptAnswer): Promise<{ html: string; isCut: boolean }> => {
        const { text, isCut } = answer;
        const begun = { html: read(text, isCut), isCut };
        if (isCut || !judge || findFailure(begun.html, isFact)) return begun;
        const reasons = await judge(begun.html);
        if (reasons.length === 0) return begun;
        const keepBeside = ({ text, isCut }: Completion): KeptAnswer => ({ ...answer, mended: { text, isCut } });
        const { mended } = answer.mended ? answer : await goOn(question, askToMend(reasons), log, answer, keepBeside);
        if (!mended || mended.isCut) return begun;
        const html = read(mended.text);
        const isBetter = findFailure(html, isFact) === undefined && (await judge(html)).length < reasons.length;
        return isBetter ? { html, isCut: false } : begun;
      };
      const first = earlierAnswer ?? (await askPatiently(question, patience, log));
      const whole = first.isFinal ? first : await complete(question, first.text, log);
      const { html, isCut } = await mend(whole);
      const failure = findFailure(html, isFact);
      if (failure) {
        await log.end(failure.kind, { message: failure.message });
        throw failure;
      }
      return { html: isCut ? markCut(html) : html, isCut, unknownMoney: findUnknownMoney(html, facts.texts, `${title} ${instructions}`) };
    },

    /**
     * Whether the provider answers with a key and the model.
     * @throws {AiFailure} when it does not.
     */
    async test(signal: AbortSignal): Promise<void> {
      const key = await getKey();
      const messages: CompletionRequest["messages"] = [{ role: "user", content: "Responda: ok" }];
      const question: CompletionRequest = { key, signal, temperature: 0.5, maxTokens: 16, messages };
      try {
        await askPatiently(question, IMPATIENT, createAttemptLog());
      } catch (error) {
        // A model that thinks first may spend the few tokens on that; it answered all the same.
        if (!(error instanceof AiFailure && error.kind === "unusable")) throw error;
      }
    },
  };

  async function askPatiently(question: CompletionRequest, patience: Patience, log: AttemptLog): Promise<KeptAnswer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await ask(question, log, ({ text, isCut }) => ({ text, isCut, isFinal: !isCut }));
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

  /** The answer as it is kept, before it is read. A failure is left to the caller to record: only he knows what follows. */
  async function ask(question: CompletionRequest, log: AttemptLog, toKept: (answer: Completion) => KeptAnswer): Promise<KeptAnswer> {
    await log.begin();
    try {
      const onAnswer = (answer: Completion) => log.end(answer.isCut ? "cut" : "written", { tokens: answer.tokens }, toKept(answer));
      const completion = await completions.complete({ ...question, onAnswer });
      // A text that is found useless afterwards was still written.
      aiRequests.add(completion.isCut ? "cut" : "written");
      return toKept(completion);
    } catch (error) {
      aiRequests.add(error instanceof AiFailure ? error.kind : "interrupted");
      if (error instanceof AiInterruption) await log.end("interrupted");
      throw error;
    }
  }

  /** Asks once more, after what was answered, which stands where nothing comes of it; what comes is kept before it is read. */
  async function goOn(
    question: CompletionRequest,
    asked: string,
    log: AttemptLog,
    answered: KeptAnswer,
    toKept: (answer: Completion) => KeptAnswer,
  ): Promise<KeptAnswer> {
    const said = [
      { role: "assistant" as const, content: answered.text },
      { role: "user" as const, content: asked },
    ];
    try {
      return await ask({ ...question, messages: [...question.messages, ...said] }, log, toKept);
    } catch (error) {
      if (!(error instanceof AiFailure)) throw error;
      await log.end(error.kind, { status: error.status, message: error.message });
      return answered;
    }
  }

  /** Asks once for the rest of a text that was cut; without it the text stays cut. */
  function complete(question: CompletionRequest, text: string, log: AttemptLog): Promise<KeptAnswer> {
    const { onText } = question;
    const withRest = (rest: string) => joinParts(text, rest);
    const asking = { ...question, onText: onText && ((rest: string) => onText(withRest(rest))) };
    const keepWhole = (answer: Completion) => ({ text: withRest(answer.text), isCut: answer.isCut, isFinal: true });
    return goOn(asking, CONTINUE_REQUEST, log, { text, isCut: true, isFinal: true }, keepWhole);
  }
}

/** A text that is stopped on the way can be saved, for what it quotes is in the register. */
function leaveOutUnknown(html: string, isFact: IsFact): string {
  const quotesUnknown = (text: string) => findUnknownName(text, isFact) !== undefined;
  return quotesUnknown(html) ? leaveOutOfHtml(html, quotesUnknown) : html;
}

/** Why what came cannot be a page. */
function findFailure(html: string, isFact: IsFact): AiFailure | undefined {
  if (!hasText(html)) return unusable();
  if (isForeign(html)) return foreign();
  const unknown = findUnknownName(html, isFact);
  return unknown === undefined ? undefined : unknownFact(unknown);
}
