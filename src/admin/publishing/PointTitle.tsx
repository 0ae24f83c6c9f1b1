import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { MessageCircleQuestion } from "lucide-react";
import { useState } from "react";
import { Button } from "#admin/ui/Button";
import { Answers, DialogFrame } from "#admin/ui/dialog/dialogs";
import { Choice } from "#admin/ui/field/fields";
import { ScrollRegion } from "#admin/ui/ScrollRegion";
import { toVisibleText } from "#domain/panel/visible-text";
import { call } from "../call/call";
import { PAGES_KEY } from "../page/page-keys";
import { useAct } from "../ui/list/use-act";
import { notifyInfo, notifySuccess } from "../ui/toast/notify";

/** Asks which known question the title of a held page asks; the page goes public with that answer, and the title is known from then on. */
export function PointTitle({ title }: { title: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button className="justify-self-start" icon={MessageCircleQuestion} onClick={() => setIsOpen(true)}>
        Escolher a pergunta…
      </Button>
      <DialogFrame
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Que pergunta este título faz?"
        description={`“${title}” vai ao ar com a resposta da pergunta escolhida, e da próxima vez o título já é conhecido.`}
      >
        <NearQuestions title={title} onDone={() => setIsOpen(false)} />
      </DialogFrame>
    </>
  );
}

function NearQuestions({ title, onDone }: { title: string; onDone: () => void }) {
  const near = useQuery({ queryKey: [...PAGES_KEY, "questions", title], queryFn: () => call(actions.held.findQuestions, { title }) });
  const [chosen, setChosen] = useState<string>();
  const point = usePointing(title, onDone);
  const questions = near.data?.questions ?? [];
  return (
    <>
      <ScrollRegion label="Perguntas mais próximas" className="max-h-[50dvh]">
        <fieldset className="grid gap-3">
          <legend className="sr-only">Pergunta</legend>
          {questions.map(({ question, answer }) => (
            <Choice
              key={question}
              type="radio"
              name="pergunta"
              label={toVisibleText(question)}
              note={toVisibleText(answer)}
              checked={chosen === question}
              onChange={() => setChosen(question)}
            />
          ))}
        </fieldset>
        {near.isPending ? <p className="text-steel">Procurando as perguntas mais próximas…</p> : null}
        {near.isError ? <p className="text-danger">Não foi possível procurar. Feche e tente novamente.</p> : null}
        {near.isSuccess && questions.length === 0 ? (
          <p className="text-steel">Nenhuma pergunta conhecida se parece com este título.</p>
        ) : null}
      </ScrollRegion>
      <Answers
        onBack={onDone}
        label="Publicar com esta resposta"
        isDisabled={chosen === undefined}
        isBusy={point.isPending}
        busyText="Publicando..."
        onAct={() => chosen !== undefined && point.mutate(chosen)}
      />
    </>
  );
}

/** Tells which question a title asks, says what became of its page, and takes it back. */
function usePointing(title: string, onDone: () => void) {
  const takeBack = useAct({
    key: PAGES_KEY,
    async act(id: string) {
      await call(actions.held.point, { title, question: null });
      await call(actions.pages.setStatus, { ids: [id], status: "draft" });
    },
    done: () => notifyInfo("Desfeito", "A página ficou como rascunho, e o título voltou a ser desconhecido."),
    failed: "Não foi possível desfazer",
  });
  return useAct({
    key: PAGES_KEY,
    act: (question: string) => call(actions.held.point, { title, question }),
    failed: "Não foi possível publicar com esta resposta",
    done({ page }) {
      onDone();
      if (!page) return notifyInfo("A escolha está guardada", "A página já não estava retida.");
      if (!page.isPublic) return notifyInfo("A escolha está guardada", "A página ainda está retida, por outro motivo, que a lista mostra.");
      notifySuccess("No ar", `“${title}” responde com a pergunta escolhida.`, () => takeBack.mutate(page.id));
    },
  });
}
