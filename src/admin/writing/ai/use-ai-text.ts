import { actions } from "astro:actions";
import { useEffect, useRef, useState } from "react";
import type { AiTextEvent, PageText } from "#domain/generation/ai/text-event";
import { cutToWholeBlocks } from "#domain/generation/ai/whole-blocks";
import type { TextRequest } from "#domain/generation/text-request";
import type { PageOrigin } from "#domain/page/generated-page";
import { findMeaning } from "#domain/panel/fixed-errors";
import { joinWords } from "#domain/text/join-words";
import { toSlug } from "#domain/text/slug";
import { CallError, call, explain, isSignInAnswer, whileSignedIn } from "../../call/call";
import { notifyError } from "../../ui/toast/notify";

type AiDraft = PageText & { origin: Extract<PageOrigin, "ai" | "local"> };

interface AiText {
  /** Nothing yet, under way, or there to be saved. */
  stage: "empty" | "writing" | "ready";
  draft?: AiDraft;
  /** While the provider is waited for: why, and until when. */
  waiting?: { until: Date; reason: string };
  warnings: string[];
}

const BROKEN_OFF = "A conexão com o servidor caiu antes do fim do texto";

const EMPTY: AiText = { stage: "empty", warnings: [] };

export type AiWriting = ReturnType<typeof useAiText>;

/** One page's text by AI, heard as it is written; the local generator's when AI fails. */
export function useAiText(onFailed: () => void) {
  const [text, setText] = useState<AiText>(EMPTY);
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  async function write(request: TextRequest): Promise<void> {
    stopping.current?.abort();
    const controller = new AbortController();
    stopping.current = controller;
    const { signal } = controller;
    const { title } = request;
    const begun: AiDraft = { title, slug: toSlug(title), description: "", html: "", shown: "", origin: "ai" };
    setText({ stage: "writing", draft: begun, warnings: [] });
    let isEnded = false;
    try {
      for await (const event of readEvents(await openTextStream(request, signal))) {
        if (signal.aborted) return;
        isEnded = event.kind === "done" || event.kind === "failed";
        hear(event, begun);
      }
      if (!isEnded) throw new CallError("NETWORK", BROKEN_OFF);
    } catch (error) {
      if (signal.aborted) return;
      const reason = error instanceof CallError ? explain(error, "O servidor não conseguiu responder") : BROKEN_OFF;
      await askLocal(request, reason, signal);
    }
  }

  function hear(event: AiTextEvent, begun: AiDraft) {
    switch (event.kind) {
      case "text":
        return setText({ stage: "writing", draft: { ...begun, html: event.html, shown: event.shown }, warnings: [] });
      case "waiting":
        return setText((now) => ({ ...now, waiting: { until: new Date(event.retryAt), reason: event.message } }));
      case "done":
        return setText({ stage: "ready", draft: { ...event.page, origin: "ai" }, warnings: listWarnings(event) });
      case "failed":
        onFailed();
        return fallBack(findMeaning(event.message) ?? event.message, { ...event.backup, origin: "local" });
    }
  }

  /** The server did not answer to the end: it may still have a local text. */
  async function askLocal(request: TextRequest, reason: string, signal: AbortSignal): Promise<void> {
    try {
      const backup = await call(actions.generation.preview, request);
      if (!signal.aborted) fallBack(reason, { ...backup, origin: "local" });
    } catch (error) {
      if (signal.aborted) return;
      setText(EMPTY);
      notifyError("Erro ao gerar conteúdo com IA", explain(error, reason));
    }
  }

  function fallBack(reason: string, draft: AiDraft): void {
    notifyError("Erro ao gerar conteúdo com IA", `${reason.replace(/\.$/, "")}. Usando o gerador de conteúdo de backup.`);
    setText({ stage: "ready", draft, warnings: ["Este texto é do gerador local, porque a IA falhou."] });
  }

  return {
    text,
    write,
    /** Keeps what is written so far, to its last whole block. */
    stop(): void {
      stopping.current?.abort();
      setText(({ draft }) => {
        const html = cutToWholeBlocks(draft?.html ?? "");
        if (!draft || html === "") return EMPTY;
        return {
          stage: "ready",
          draft: { ...draft, html, shown: cutToWholeBlocks(draft.shown) },
          warnings: ["Você parou antes do fim: o texto termina no último bloco completo."],
        };
      });
    },
    discard(): void {
      stopping.current?.abort();
      setText(EMPTY);
    },
  };
}

function listWarnings({ isCut, unknownMoney }: { isCut: boolean; unknownMoney: readonly string[] }): string[] {
  const warnings: string[] = [];
  if (unknownMoney.length > 0) {
    const amounts = joinWords(unknownMoney);
    const are = unknownMoney.length === 1 ? `O valor ${amounts} não está` : `Os valores ${amounts} não estão`;
    warnings.push(`${are} no cadastro de preços. Confira antes de salvar.`);
  }
  if (isCut) warnings.push("O provedor parou antes do fim: o texto termina no último bloco completo.");
  return warnings;
}

function openTextStream(request: TextRequest, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  return whileSignedIn(async () => {
    const answer = await fetch("/admin/ia/texto", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(request),
      // A session that ended is answered with the way to the sign-in screen.
      redirect: "manual",
      signal,
    });
    if (answer.ok && answer.body) return answer.body;
    if (isSignInAnswer(answer)) throw new CallError("UNAUTHORIZED", "Sua sessão terminou");
    const { message } = (await answer.json().catch(() => ({}))) as { message?: string };
    throw new CallError(answer.status < 500 ? "BAD_REQUEST" : "INTERNAL_SERVER_ERROR", message);
  });
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
