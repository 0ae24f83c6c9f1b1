import { actions } from "astro:actions";
import { useMutation } from "@tanstack/react-query";
import { call } from "../call/call";
import { Button } from "../ui/Button";
import { notifyFailure, notifySuccess } from "../ui/toast/notify";

/** Asks whether a word of a title is of the trade; the answer holds for every title with it. */
export function WordQuestion({ word }: { word: string }) {
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
