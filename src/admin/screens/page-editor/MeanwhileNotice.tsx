import { UserRoundPen } from "lucide-react";
import { Button } from "../../ui/Button";
import { formatExact } from "../../ui/relative-time";
import type { PageEditorState } from "./use-page-editor";

/** Tells, as soon as it is known, that somebody saved or deleted the page that is being edited; interrupts nobody. */
export function MeanwhileNotice({ editor }: { editor: PageEditorState }) {
  const { autosave, isDirty } = editor;
  const obstacle = isDirty && autosave.kind === "saved" ? autosave.obstacle : undefined;
  return (
    <div role="status" className="empty:hidden">
      {obstacle ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border-l-4 border-amber bg-white px-4 py-3 shadow-card">
          <UserRoundPen size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-amber-dark" />
          <div className="min-w-0 flex-1 basis-64">
            <p className="font-semibold">
              {obstacle.outcome === "gone"
                ? "Esta página foi excluída enquanto você edita"
                : `${obstacle.savedBy || "Alguém"} salvou esta página em ${formatExact(obstacle.savedAt)}`}
            </p>
            <p className="text-sm text-steel">
              {obstacle.outcome === "gone"
                ? "O que você escreve continua na tela e guardado como rascunho automático."
                : "O que você escreve continua na tela. Ao salvar, você escolhe o que fica."}
            </p>
          </div>
          <Button onClick={() => editor.meetObstacle(obstacle)}>Ver o que fazer</Button>
        </div>
      ) : null}
    </div>
  );
}
