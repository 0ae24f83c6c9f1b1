import { FileClock, TriangleAlert, UserRoundPen } from "lucide-react";
import { Button } from "../../ui/Button";
import { formatExact } from "../../ui/relative-time";
import { Notice } from "./Notice";
import type { TextEditorState } from "./use-text-editor";

/** What was typed and not saved, what somebody saved meanwhile, and a text that this release cannot show. */
export function TextNotices({ editor }: { editor: TextEditorState }) {
  const { offer, saved, autosave, isDirty } = editor;
  const obstacle = isDirty && autosave.kind === "saved" ? autosave.obstacle : undefined;
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {offer ? (
        <Notice
          icon={FileClock}
          label="Rascunho não salvo"
          title={`Você tem um rascunho não salvo de ${formatExact(offer.savedAt)}`}
          answers={
            <>
              <Button onClick={() => void editor.discard()}>Descartar</Button>
              <Button look="primary" onClick={editor.recover}>
                Recuperar
              </Button>
            </>
          }
        >
          {saved && offer.version !== saved.version
            ? "O texto foi salvo depois dele. Ao salvar, você escolhe o que fica."
            : "Continue de onde parou ou comece do que está salvo."}
        </Notice>
      ) : null}
      {obstacle ? (
        <Notice
          icon={UserRoundPen}
          label="Salvo por outra pessoa"
          title={`${obstacle.savedBy || "Alguém"} salvou este texto em ${formatExact(obstacle.savedAt)}`}
          answers={<Button onClick={() => editor.meetConflict(obstacle)}>Ver o que fazer</Button>}
        >
          O que você escreve continua na tela. Ao salvar, você escolhe o que fica.
        </Notice>
      ) : null}
      {saved?.state === "unfit" ? (
        <Notice icon={TriangleAlert} label="Texto que não cabe mais" title="Este texto não cabe mais na página como está">
          O site mudou e mostra o texto de fábrica; o seu está aqui, inteiro. Salve para ver o que falta corrigir.
        </Notice>
      ) : null}
    </div>
  );
}
