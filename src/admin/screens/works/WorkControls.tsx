import { toVisibleText } from "#domain/panel/visible-text";
import { altOfWork, titleOfWork } from "#domain/work/describe-work";
import type { WorkFields } from "#domain/work/work";
import { SchemaForm } from "../../forms/SchemaForm";
import type { useWorkDraft } from "./use-work-draft";
import type { OpenedWork } from "./use-works";
import { WorkPhotoField } from "./WorkPhotoField";

interface WorkControlsProps {
  opened: OpenedWork;
  draft: ReturnType<typeof useWorkDraft>;
}

/** Photographs and words of a work. */
export function WorkControls({ opened, draft }: WorkControlsProps) {
  const { fields, change, changePhotos } = draft;
  const where = opened.places.find(({ slug }) => slug === fields.place)?.where ?? "";
  const photosOf = (moment: "before" | "after", label: string) => (
    <WorkPhotoField
      label={label}
      suggestedAlt={where && altOfWork(fields, moment, where)}
      photos={fields.photos[moment].flatMap((id) => draft.photos.find((photo) => photo.id === id) ?? [])}
      onChange={(chosen) => changePhotos(moment, chosen)}
    />
  );
  return (
    <SchemaForm
      form={opened.form}
      choices={{
        places: opened.places.map(({ slug, label }) => ({ value: slug, label })),
        motors: opened.motors.map((motor) => ({ value: motor, label: motor })),
        team: listTeam(opened, fields.technicianId),
      }}
      changes={{
        "photos.before": { drawn: photosOf("before", "Fotografias de antes") },
        "photos.after": { drawn: photosOf("after", "Fotografias de depois") },
        title: { placeholder: where && titleOfWork({ ...fields, title: "" }, where) },
      }}
      value={fields}
      onChange={(next) => change(next as WorkFields)}
    />
  );
}

/** Who may have done it; nobody to choose from while there is no team. */
function listTeam({ technicians }: OpenedWork, chosen: string | undefined) {
  if (technicians.length === 0 && chosen === undefined) return [];
  const isGone = chosen !== undefined && !technicians.some(({ id }) => id === chosen);
  return [
    { value: "", label: "Sem nome" },
    ...(isGone ? [{ value: chosen, label: "Quem saiu da equipe (não aparece no site)" }] : []),
    ...technicians.map(({ id, name, isShown }) => ({
      value: id,
      label: `${toVisibleText(name)}${isShown ? "" : " (não aparece no site)"}`,
    })),
  ];
}
