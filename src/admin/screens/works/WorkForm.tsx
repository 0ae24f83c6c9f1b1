import { actions } from "astro:actions";
import { useRef, useState } from "react";
import { gateKinds, gateNames } from "#domain/gate/gate-kind";
import { toVisibleText } from "#domain/panel/visible-text";
import { altOfWork, titleOfWork } from "#domain/work/describe-work";
import { WORK_LIMITS, WORK_SERVICE_NAMES, WORK_SERVICES, type WorkFields, type WorkState } from "#domain/work/work";
import { call } from "../../call/call";
import { explain } from "../../call/call-error";
import { callKeyed } from "../../call/call-keyed";
import { Button } from "../../ui/Button";
import { Choice } from "../../ui/field/Choice";
import { FormProblem } from "../../ui/field/FormProblem";
import { SelectField } from "../../ui/field/SelectField";
import { TextArea } from "../../ui/field/TextArea";
import { TextField } from "../../ui/field/TextField";
import { notifySuccess } from "../../ui/toast/notify";
import { useLeaveGuard } from "../../ui/use-leave-guard";
import { RecoveredNotice } from "./RecoveredNotice";
import { useWorkDraft } from "./use-work-draft";
import type { OpenedWork } from "./use-works";
import { WorkPhotoField } from "./WorkPhotoField";

interface WorkFormProps {
  opened: OpenedWork;
  onClose: () => void;
  onSaved: () => void;
}

/** What is written of a work, from what is needed on; title and summary make themselves. */
export function WorkForm({ opened, onClose, onSaved }: WorkFormProps) {
  const { work, places, motors, technicians } = opened;
  const draft = useWorkDraft(opened);
  const { fields, change, changePhotos } = draft;
  const [saving, setSaving] = useState<WorkState>();
  const [problem, setProblem] = useState<string>();
  const problemText = useRef<HTMLDivElement>(null);
  useLeaveGuard(draft.isChanged);

  async function save(state: WorkState): Promise<void> {
    if (saving) return;
    setSaving(state);
    setProblem(undefined);
    try {
      const sent = { ...toSent(fields), state };
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
  const where = places.find(({ slug }) => slug === fields.place)?.where ?? "";
  const pick = (ids: readonly string[]) => ids.flatMap((id) => draft.photos.find((photo) => photo.id === id) ?? []);
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
      <div className="grid gap-5 md:grid-cols-2">
        <WorkPhotoField
          label="Fotografias de antes"
          suggestedAlt={where && altOfWork(fields, "before", where)}
          photos={pick(fields.photos.before)}
          onChange={(chosen) => changePhotos("before", chosen)}
        />
        <WorkPhotoField
          label="Fotografias de depois"
          suggestedAlt={where && altOfWork(fields, "after", where)}
          photos={pick(fields.photos.after)}
          onChange={(chosen) => changePhotos("after", chosen)}
        />
        <SelectField
          label="Bairro ou cidade"
          value={fields.place}
          options={[{ value: "", label: "Escolha…" }, ...places.map(({ slug, label }) => ({ value: slug, label }))]}
          onChoose={(place) => change({ place })}
        />
        <TextField label="Dia" type="date" value={fields.day} onChange={(event) => change({ day: event.currentTarget.value })} />
        <SelectField
          label="Serviço"
          value={fields.service}
          options={WORK_SERVICE_NAMES.map((value) => ({ value, label: WORK_SERVICES[value] }))}
          onChoose={(service) => change({ service: service as WorkFields["service"] })}
        />
        <SelectField
          label="Portão"
          value={fields.gate}
          options={gateKinds.map((value) => ({ value, label: gateNames[value] }))}
          onChoose={(gate) => change({ gate: gate as WorkFields["gate"] })}
        />
        <TextArea
          label="O que estava errado"
          value={fields.problem}
          maxLength={WORK_LIMITS.text}
          onChange={(event) => change({ problem: event.currentTarget.value })}
        />
        <TextArea
          label="O que foi feito"
          value={fields.done}
          maxLength={WORK_LIMITS.text}
          onChange={(event) => change({ done: event.currentTarget.value })}
        />
        <TextField
          label="Motor, se houve"
          list="motores"
          value={fields.motor}
          maxLength={WORK_LIMITS.motor}
          onChange={(event) => change({ motor: event.currentTarget.value })}
        />
        <datalist id="motores">
          {motors.map((motor) => (
            <option key={motor} value={motor} />
          ))}
        </datalist>
        <TextField
          label="Horas de trabalho"
          type="number"
          inputMode="decimal"
          min={0.25}
          max={WORK_LIMITS.hours}
          step={0.25}
          value={fields.hours ?? ""}
          onChange={(event) => change({ hours: event.currentTarget.value === "" ? undefined : event.currentTarget.valueAsNumber })}
        />
        {technicians.length > 0 || fields.technicianId ? (
          <SelectField
            label="Quem fez"
            value={fields.technicianId ?? ""}
            options={[
              { value: "", label: "Sem nome" },
              ...(fields.technicianId && !technicians.some(({ id }) => id === fields.technicianId)
                ? [{ value: fields.technicianId, label: "Quem saiu da equipe (não aparece no site)" }]
                : []),
              ...technicians.map(({ id, name, isShown }) => ({
                value: id,
                label: `${toVisibleText(name)}${isShown ? "" : " (não aparece no site)"}`,
              })),
            ]}
            onChoose={(id) => change({ technicianId: id || undefined })}
          />
        ) : null}
        <TextField
          label="Título"
          hint="Vazio: feito do serviço, do portão e do lugar."
          placeholder={where && titleOfWork({ ...fields, title: "" }, where)}
          value={fields.title}
          maxLength={WORK_LIMITS.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <TextField
          label="Resumo"
          hint="Vazio: a primeira frase do que estava errado e do que foi feito."
          value={fields.summary}
          maxLength={WORK_LIMITS.summary}
          onChange={(event) => change({ summary: event.currentTarget.value })}
        />
      </div>
      <Choice
        type="checkbox"
        label="O cliente autorizou mostrar a obra e as fotografias"
        note="Sem isso ela fica em rascunho. Nada de rua, número, placa ou rosto: cubra nas fotografias."
        checked={fields.hasConsent}
        onChange={(event) => change({ hasConsent: event.currentTarget.checked })}
      />
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

/** Only what is written of it. */
function toSent({ day, place, gate, service, motor, problem, done, hours, title, summary, ...fields }: WorkFields) {
  const { photos, technicianId, hasConsent } = fields;
  const { before, after } = photos;
  return {
    fields: {
      day,
      place,
      gate,
      service,
      motor,
      problem,
      done,
      hours,
      title,
      summary,
      photos: { before: [...before], after: [...after] },
      technicianId,
      hasConsent,
    },
  };
}
