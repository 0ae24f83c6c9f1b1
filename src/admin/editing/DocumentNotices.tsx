import { FileClock, UserRoundPen } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../ui/Button";
import { formatExact } from "../ui/relative-time";
import { Notice } from "./Notice";
import type { DocumentWords, Editing } from "./use-document";

interface DocumentNoticesProps {
  editing: Editing;
  words: DocumentWords;
  /** What the draft begins with, where that tells it from others. */
  draftTitle?: string;
  children?: ReactNode;
}

/** What was typed before and not saved, and, as soon as it is known, that somebody saved or deleted it meanwhile; interrupts nobody. */
export function DocumentNotices({ editing, words, draftTitle, children }: DocumentNoticesProps) {
  const { offer, saved, autosave, isDirty } = editing;
  const obstacle = isDirty && autosave.state.kind === "saved" ? autosave.state.obstacle : undefined;
  const isOlder = saved?.version !== undefined && offer?.version !== saved.version;
  const isGone = obstacle?.outcome === "gone";
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {offer ? (
        <Notice
          icon={FileClock}
          label="Rascunho não salvo"
          title={`Você tem um rascunho não salvo de ${formatExact(offer.savedAt)}`}
          answers={
            <>
              <Button onClick={() => void editing.discard()}>Descartar</Button>
              <Button look="primary" onClick={editing.recover}>
                Recuperar
              </Button>
            </>
          }
        >
          {isOlder
            ? `${words.wasSaved} depois dele. Ao salvar, você escolhe o que fica.`
            : `${draftTitle ? `${draftTitle}. ` : ""}Continue de onde parou ou comece do que está salvo.`}
        </Notice>
      ) : null}
      {obstacle ? (
        <Notice
          icon={UserRoundPen}
          label={isGone ? "Excluída por outra pessoa" : "Salvo por outra pessoa"}
          title={
            isGone
              ? `${words.wasDeleted} enquanto você edita`
              : `${obstacle.savedBy || "Alguém"} salvou ${words.this} em ${formatExact(obstacle.savedAt)}`
          }
          answers={<Button onClick={() => editing.meet(obstacle)}>Ver o que fazer</Button>}
        >
          {isGone
            ? "O que você escreve continua na tela e guardado como rascunho automático."
            : "O que você escreve continua na tela. Ao salvar, você escolhe o que fica."}
        </Notice>
      ) : null}
      {children}
    </div>
  );
}
