import { actions } from "astro:actions";
import { useRef, useState } from "react";
import type { WorkState } from "#domain/work/work";
import { call } from "../../call/call";
import { explain } from "../../call/call-error";
import { callKeyed } from "../../call/call-keyed";
import { Button } from "../../ui/Button";
import { FormProblem } from "../../ui/field/FormProblem";
import { notifySuccess } from "../../ui/toast/notify";
import { useLeaveGuard } from "../../ui/use-leave-guard";
import { RecoveredNotice } from "./RecoveredNotice";
import { useWorkDraft } from "./use-work-draft";
import type { OpenedWork } from "./use-works";
import { WorkControls } from "./WorkControls";

interface WorkFormProps {
  opened: OpenedWork;
  onClose: () => void;
  onSaved: () => void;
}

/** What is written of a work, from what is needed on; title and summary make themselves. */
export function WorkForm({ opened, onClose, onSaved }: WorkFormProps) {
  const { work } = opened;
  const [saving, setSaving] = useState<WorkState>();
  const [problem, setProblem] = useState<string>();
  // What was wrong may be mended by a change.
  const draft = useWorkDraft(opened, () => setProblem(undefined));
  const { fields } = draft;
  const problemText = useRef<HTMLDivElement>(null);
  useLeaveGuard(draft.isChanged);

  async function save(state: WorkState): Promise<void> {
    if (saving) return;
    setSaving(state);
    setProblem(undefined);
    try {
      const sent = { fields, state };
      if (work) await call(actions.works.save, { ...sent, id: work.id, version: work.version });
      else await callKeyed(actions.works.create, sent);
      draft.forget();
      if (state === "public")
        notifySuccess(isPublic ? "Obra salva" : "Obra publicada", "Já está em Obras e nas páginas que falam do mesmo lugar ou serviço.");
      else notifySuccess(isPublic ? "Obra fora do site" : "Rascunho salvo", isPublic ? "Ficou guardada como rascunho." : undefined);
      onSaved();
    } catch (error) {
      setProblem(explain(error, "Não foi possível salvar. Tente novamente."));
      problemText.current?.focus();
    } finally {
      setSaving(undefined);
    }
  }

  const isPublic = work?.state === "public";
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(fields.hasConsent ? "public" : "draft");
      }}
      className="grid gap-5 px-4 py-5 sm:px-5"
    >
      {draft.isRecovered ? <RecoveredNotice onDiscard={draft.discard} /> : null}
      <WorkControls opened={opened} draft={draft} />
      <div ref={problemText} tabIndex={-1} className="outline-none">
        <FormProblem>{problem}</FormProblem>
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          Voltar à lista
        </Button>
        <Button isBusy={saving === "draft"} busyText="Salvando..." onClick={() => void save("draft")}>
          {isPublic ? "Tirar do site" : "Salvar rascunho"}
        </Button>
        <Button
          look="primary"
          isBusy={saving === "public"}
          busyText={isPublic ? "Salvando..." : "Publicando..."}
          onClick={() => void save("public")}
        >
          {isPublic ? "Salvar" : "Publicar"}
        </Button>
      </div>
    </form>
  );
}
