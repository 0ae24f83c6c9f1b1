import { type QueryKey, useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "#admin/ui/Button";
import { LoadError } from "#admin/ui/Card";
import { ANSWERS, DialogFrame, useLast } from "#admin/ui/dialog/dialogs";
import { formatExact } from "../ui/relative-time";
import type { DocumentWords, Editing, Obstacle } from "./use-document";

interface ConflictDialogProps<Other> {
  editing: Editing;
  words: DocumentWords;
  onOverwrite: (version: number) => void;
  /** Where it can become another one. */
  onSaveCopy?: () => void;
  other: { queryKey: QueryKey; read: () => Promise<Other>; show: (other: Other) => ReactNode };
}

/** Somebody saved or deleted it meanwhile: the administrator decides, nothing is overwritten unawares. */
export function ConflictDialog<Other>({ editing, words, onOverwrite, onSaveCopy, other }: ConflictDialogProps<Other>) {
  const { obstacle, dismiss } = editing;
  const [isOtherShown, setIsOtherShown] = useState(false);
  const firstAnswer = useRef<HTMLButtonElement>(null);
  const shown = useLast(obstacle, () => setIsOtherShown(false));
  const version = shown?.outcome === "conflict" ? shown.version : undefined;
  return (
    <DialogFrame
      isOpen={obstacle !== undefined}
      onClose={dismiss}
      title={shown?.outcome === "gone" ? words.wasDeleted : `Outra pessoa salvou ${words.this}`}
      description={shown && explain(shown, words)}
      initialFocus={firstAnswer}
      isPersistent
      isWide={isOtherShown}
    >
      {isOtherShown ? <OtherVersion {...other} /> : null}
      <div className={`${ANSWERS} sm:flex-wrap`}>
        {version === undefined ? null : (
          <Button
            look="danger"
            onClick={() => {
              dismiss();
              onOverwrite(version);
            }}
          >
            Salvar por cima
          </Button>
        )}
        {onSaveCopy ? <Button onClick={onSaveCopy}>Salvar a minha como cópia</Button> : null}
        {version === undefined || isOtherShown ? null : <Button onClick={() => setIsOtherShown(true)}>Ver a outra versão</Button>}
        <Button ref={firstAnswer} look="primary" onClick={dismiss}>
          Continuar editando
        </Button>
      </div>
    </DialogFrame>
  );
}

function explain(obstacle: Obstacle, words: DocumentWords): string {
  if (obstacle.outcome === "gone") {
    return "Ela está na lixeira ou foi apagada de vez enquanto você editava. O que você escreveu continua na tela e pode virar uma página nova.";
  }
  const who = obstacle.savedBy || "Alguém";
  return `${who} salvou ${words.this} em ${formatExact(obstacle.savedAt)}, enquanto você editava. Nada foi trocado: o que você escreveu continua na tela, e o que foi salvo fica no histórico.`;
}

function OtherVersion<Other>({ queryKey, read, show }: ConflictDialogProps<Other>["other"]) {
  const other = useQuery({ queryKey, queryFn: read, staleTime: 0, gcTime: 0 });
  if (other.isPending) return <p role="status">Carregando...</p>;
  if (other.isError) return <LoadError error={other.error} onRetry={other.refetch} />;
  return show(other.data);
}
