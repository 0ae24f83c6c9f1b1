import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "../../call/call";
import { StatusTag } from "../../page/StatusTag";
import { Button } from "../../ui/Button";
import { DialogFrame } from "../../ui/dialog/DialogFrame";
import { ANSWERS } from "../../ui/dialog/dialog-classes";
import { useLast } from "../../ui/dialog/use-last";
import { formatExact } from "../../ui/relative-time";
import { PagePreview } from "./PagePreview";
import type { Obstacle } from "./use-page-autosave";
import type { PageEditorState } from "./use-page-editor";

/** Somebody saved or deleted the page meanwhile: the administrator decides, nothing is overwritten unawares. */
export function ConflictDialog({ editor }: { editor: PageEditorState }) {
  const { obstacle, saved } = editor;
  const [isOtherShown, setIsOtherShown] = useState(false);
  const firstAnswer = useRef<HTMLButtonElement>(null);
  const shown = useLast(obstacle, () => setIsOtherShown(false));
  const isConflict = shown?.outcome === "conflict";
  return (
    <DialogFrame
      isOpen={obstacle !== undefined}
      onClose={editor.dismissObstacle}
      title={isConflict ? "Outra pessoa salvou esta página" : "Esta página foi excluída"}
      description={shown && explainObstacle(shown)}
      initialFocus={firstAnswer}
      isPersistent
      isWide={isOtherShown}
    >
      {isOtherShown && saved.id !== undefined ? <OtherVersion pageId={saved.id} /> : null}
      <div className={`${ANSWERS} sm:flex-wrap`}>
        {isConflict ? (
          <Button look="danger" onClick={editor.overwrite}>
            Salvar por cima
          </Button>
        ) : null}
        <Button onClick={editor.saveCopy}>Salvar a minha como cópia</Button>
        {isConflict && !isOtherShown ? <Button onClick={() => setIsOtherShown(true)}>Ver a outra versão</Button> : null}
        <Button ref={firstAnswer} look="primary" onClick={editor.dismissObstacle}>
          Continuar editando
        </Button>
      </div>
    </DialogFrame>
  );
}

function explainObstacle(obstacle: Obstacle): string {
  if (obstacle.outcome === "gone") {
    return "Ela está na lixeira ou foi apagada de vez enquanto você editava. O que você escreveu continua na tela e pode virar uma página nova.";
  }
  const who = obstacle.savedBy || "Alguém";
  return `${who} salvou esta página em ${formatExact(obstacle.savedAt)}, enquanto você editava. Nada foi trocado: o que você escreveu continua na tela, e o que foi salvo fica no histórico.`;
}

function OtherVersion({ pageId }: { pageId: string }) {
  const other = useQuery({
    queryKey: ["other-version", pageId],
    queryFn: () => call(actions.editor.open, { id: pageId }),
    staleTime: 0,
    gcTime: 0,
  });
  if (other.isPending) return <p role="status">Carregando...</p>;
  if (other.isError) return <p role="alert">{other.error.message}</p>;
  const { page, savedBy } = other.data;
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-2 text-sm text-steel">
        <StatusTag status={page.status} /> Versão {page.version}
        {savedBy ? `, de ${savedBy}` : ""}
      </p>
      <PagePreview
        title={page.title}
        description={page.description}
        content={page.content}
        className="h-[45dvh] rounded-lg border border-line"
      />
    </div>
  );
}
