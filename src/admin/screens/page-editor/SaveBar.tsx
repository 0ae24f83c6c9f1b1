import { CircleAlert, Eye, EyeOff, Globe, History, LogIn, Save } from "lucide-react";
import type { Ref } from "react";
import { generatedPagePath, type WantedStatus } from "#domain/page/generated-page";
import { describeAutosave } from "../../autosave/describe-autosave";
import { Button, ButtonLink } from "../../ui/Button";
import type { PageEditorState } from "./use-page-editor";

interface SaveBarProps {
  ref: Ref<HTMLElement>;
  editor: PageEditorState;
  onHistory: () => void;
}

/** Where the text stands and what can be done with it; stays in sight. */
export function SaveBar({ ref, editor, onHistory }: SaveBarProps) {
  const { saved, savingAs, isDirty } = editor;
  const isPublic = saved.status === "public";
  const save = (status: WantedStatus) => () => void editor.save(status);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="Salvar"
      className="outline-none sticky top-0 z-20 -mx-4 flex flex-wrap items-center gap-2 border-y border-line bg-white/95 px-4 py-2 backdrop-blur-sm sm:mx-0 sm:rounded-card sm:border-x"
    >
      <p role="status" className="flex min-h-11 min-w-0 grow basis-40 items-center gap-2 empty:hidden text-sm text-steel">
        {editor.autosave.kind === "failed" || editor.autosave.kind === "signed-out" ? (
          <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-danger" />
        ) : null}
        {describeState(editor)}
      </p>
      {isDirty && editor.autosave.kind === "signed-out" ? (
        <Button icon={LogIn} onClick={() => void editor.signIn()}>
          Entrar de novo
        </Button>
      ) : null}
      {saved.id === undefined ? null : (
        <Button look="quiet" icon={History} onClick={onHistory} className="max-sm:size-11 max-sm:px-0">
          <span className="max-sm:sr-only">Histórico</span>
        </Button>
      )}
      {isPublic ? (
        <ButtonLink
          look="quiet"
          icon={Eye}
          href={generatedPagePath(saved.fields.slug)}
          target="_blank"
          rel="noopener"
          aria-label="Ver página (abre em nova aba)"
          className="max-sm:size-11 max-sm:px-0"
        >
          <span className="max-sm:sr-only">Ver página</span>
        </ButtonLink>
      ) : null}
      {isPublic ? (
        <>
          <Button
            icon={EyeOff}
            isBusy={savingAs === "draft"}
            busyText="Tirando do ar..."
            onClick={save("draft")}
            className="max-sm:grow max-sm:px-2"
          >
            Tirar do ar
          </Button>
          <Button
            look="primary"
            icon={Save}
            isBusy={savingAs === "public"}
            busyText="Salvando..."
            isDisabled={!isDirty}
            onClick={save("public")}
            title="Ctrl+S"
            className="max-sm:grow max-sm:px-2"
          >
            Salvar alterações
          </Button>
        </>
      ) : (
        <>
          <Button
            icon={Save}
            isBusy={savingAs === "draft"}
            busyText="Salvando..."
            isDisabled={!isDirty && saved.id !== undefined}
            onClick={save("draft")}
            title="Ctrl+S"
            className="max-sm:grow max-sm:px-2"
          >
            Salvar rascunho
          </Button>
          <Button
            look="primary"
            icon={Globe}
            isBusy={savingAs === "public"}
            busyText="Publicando..."
            onClick={save("public")}
            className="max-sm:grow max-sm:px-2"
          >
            Publicar
          </Button>
        </>
      )}
    </section>
  );
}

function describeState({ autosave, isDirty, offer, saved }: PageEditorState): string {
  if (offer && isDirty) return "Rascunho automático em pausa: recupere ou descarte o anterior.";
  if (!isDirty) return saved.id === undefined ? "" : "Tudo salvo";
  return describeAutosave(autosave);
}
