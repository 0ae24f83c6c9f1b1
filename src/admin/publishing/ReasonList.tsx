import { actions } from "astro:actions";
import { useMutation } from "@tanstack/react-query";
import type { Reason } from "#domain/page/reason";
import { call } from "../call/call";
import { Button } from "../ui/Button";
import { notifyFailure, notifySuccess } from "../ui/toast/notify";

/** Why a page may not go public, and what to do about each reason. */
export function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className="grid gap-3 text-sm">
      {reasons.map(({ rule, says, mend, marks = [], asks = [], pages = [] }) => (
        <li key={`${rule}: ${says}`} className="grid gap-1">
          <p className="font-semibold">{says}</p>
          {marks.length > 0 ? (
            <p className="flex flex-wrap gap-1.5">
              {marks.map((mark) => (
                <mark key={mark} className="rounded bg-amber/25 px-1.5 py-0.5 text-ink">
                  {mark}
                </mark>
              ))}
            </p>
          ) : null}
          <p className="text-steel">{mend}</p>
          {asks.map((word) => (
            <WordQuestion key={word} word={word} />
          ))}
          {pages.map(({ path, title }) => (
            <a key={path} href={path} target="_blank" rel="noopener" className="w-fit font-medium underline underline-offset-2">
              {title}
              <span className="sr-only"> (abre em nova aba)</span>
            </a>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Asks whether a word of a title is of the trade; the answer holds for every title with it. */
function WordQuestion({ word }: { word: string }) {
  const answer = useMutation({
    mutationFn: (isOfTrade: boolean | null) => call(actions.register.answerWord, { word, isOfTrade }),
    onError: (error) => notifyFailure(error, "Não foi possível guardar a resposta"),
    onSuccess(_, isOfTrade) {
      if (isOfTrade === null) return notifySuccess(`Resposta sobre “${word}” desfeita`);
      notifySuccess(
        isOfTrade ? `“${word}” é do ramo` : `“${word}” não é do ramo`,
        isOfTrade ? "Publique a página outra vez: a palavra já conta como conhecida." : "Páginas com ela no título ficam retidas.",
        { label: "Desfazer", onAct: () => answer.mutate(null) },
      );
    },
  });
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span>“{word}” é do ramo?</span>
      <Button isDisabled={answer.isPending} onClick={() => answer.mutate(true)} aria-label={`“${word}” é do ramo`}>
        É do ramo
      </Button>
      <Button isDisabled={answer.isPending} onClick={() => answer.mutate(false)} aria-label={`“${word}” não é do ramo`}>
        Não é
      </Button>
    </span>
  );
}
