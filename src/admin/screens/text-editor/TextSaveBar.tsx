import { CircleAlert, Eye, History, LogIn, Save } from "lucide-react";
import { describeAutosave } from "../../autosave/describe-autosave";
import { Button, ButtonLink } from "../../ui/Button";
import type { TextEditorState } from "./use-text-editor";

/** Where the text stands and what can be done with it; stays in sight. */
export function TextSaveBar({ editor, onHistory }: { editor: TextEditorState; onHistory: () => void }) {
  const { saved, isDirty, isSaving, autosave } = editor;
  return (
    <section
      aria-label="Salvar"
      className="sticky top-0 z-20 -mx-4 flex flex-wrap items-center gap-2 border-y border-line bg-white/95 px-4 py-2 backdrop-blur-sm sm:mx-0 sm:rounded-card sm:border-x"
    >
      <p role="status" className="flex min-h-11 min-w-0 grow basis-40 items-center gap-2 text-sm text-steel empty:hidden">
        {autosave.kind === "failed" || autosave.kind === "signed-out" ? (
          <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-danger" />
        ) : null}
        {describeState(editor)}
      </p>
      {isDirty && autosave.kind === "signed-out" ? (
        <Button icon={LogIn} onClick={() => void editor.signIn()}>
          Entrar de novo
        </Button>
      ) : null}
      {saved && saved.version > 0 ? (
        <Button look="quiet" icon={History} onClick={onHistory} className="max-sm:size-11 max-sm:px-0">
          <span className="max-sm:sr-only">Histórico</span>
        </Button>
      ) : null}
      {saved ? (
        <ButtonLink
          look="quiet"
          icon={Eye}
          href={saved.address}
          target="_blank"
          rel="noopener"
          aria-label="Ver página (abre em nova aba)"
          className="max-sm:size-11 max-sm:px-0"
        >
          <span className="max-sm:sr-only">Ver página</span>
        </ButtonLink>
      ) : null}
      <Button
        look="primary"
        icon={Save}
        isBusy={isSaving}
        busyText="Salvando..."
        isDisabled={!isDirty && saved !== undefined}
        onClick={() => void editor.save()}
        title="Ctrl+S"
        className="max-sm:grow max-sm:px-2"
      >
        {saved ? "Salvar alterações" : "Criar página"}
      </Button>
    </section>
  );
}

function describeState({ autosave, isDirty, offer, saved, problems }: TextEditorState): string {
  const ofWhole = problems.find(({ path }) => path.length === 0);
  if (ofWhole) return ofWhole.message;
  if (problems.length > 0) return problems.length === 1 ? "Falta corrigir 1 campo." : `Falta corrigir ${problems.length} campos.`;
  if (offer && isDirty) return "Rascunho automático em pausa: recupere ou descarte o anterior.";
  if (!isDirty) return saved ? "Tudo salvo" : "";
  return describeAutosave(autosave);
}
