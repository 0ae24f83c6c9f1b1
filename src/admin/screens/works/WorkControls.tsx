import { gateKinds, gateNames } from "#domain/gate/gate-kind";
import { toVisibleText } from "#domain/panel/visible-text";
import { altOfWork, titleOfWork } from "#domain/work/describe-work";
import { WORK_LIMITS, WORK_SERVICE_NAMES, WORK_SERVICES, type WorkFields } from "#domain/work/work";
import { SelectField } from "../../ui/field/SelectField";
import { TextArea } from "../../ui/field/TextArea";
import { TextField } from "../../ui/field/TextField";
import type { useWorkDraft } from "./use-work-draft";
import type { OpenedWork } from "./use-works";
import { WorkPhotoField } from "./WorkPhotoField";

interface WorkControlsProps {
  opened: OpenedWork;
  draft: ReturnType<typeof useWorkDraft>;
}

/** Photographs and words of a work. */
export function WorkControls({ opened: { places, motors, technicians }, draft }: WorkControlsProps) {
  const { fields, change, changePhotos } = draft;
  const where = places.find(({ slug }) => slug === fields.place)?.where ?? "";
  const pick = (ids: readonly string[]) => ids.flatMap((id) => draft.photos.find((photo) => photo.id === id) ?? []);
  return (
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
  );
}
