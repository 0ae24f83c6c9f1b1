import { actions } from "astro:actions";
import { dayOf } from "#domain/calendar/owner-time";
import { createEmptyValue, pickValue } from "#domain/forms/empty-value";
import { toVisibleText } from "#domain/panel/visible-text";
import { WORK_PHOTOS } from "#domain/photo/photo-limits";
import { altOfWork, titleOfWork } from "#domain/work/describe-work";
import type { WorkFields, WorkState } from "#domain/work/work";
import { call, type DataOf } from "../../call/call";
import { callKeyed } from "../../call/call-keyed";
import { type RecordDraft, RecordEditor } from "../../editing/RecordEditor";
import { ChosenPhotos } from "../../photos/ChosenPhotos";

export const WORKS_KEY = ["works"] as const;

/** A work to be changed, or what a new one is chosen from. */
type OpenedWork = DataOf<typeof actions.works.open>;

/** A work as it is written, from what is needed on; title and summary make themselves. A new one without an id. */
export function WorkEditor({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  return (
    <RecordEditor
      room={WORKS_KEY}
      id={id}
      open={(id) => call(actions.works.open, { id })}
      label={id === undefined ? "Nova obra" : "Editar obra"}
      errorTitle="Erro ao abrir a obra"
      onClose={onClose}
      write={writeWork}
    />
  );
}

function writeWork(opened: OpenedWork) {
  const { form, work, photos } = opened;
  const isPublic = work?.state === "public";
  return {
    form,
    name: `work:${work ? `${work.id}:${work.version}` : "new"}`,
    fields: pickValue<WorkFields>(form, work ?? { ...(createEmptyValue(form) as WorkFields), day: dayOf(new Date()) }),
    photos,
    draw: (draft: RecordDraft<WorkFields>) => drawWork(opened, draft),
    buttons: [
      { as: "draft" as WorkState, label: isPublic ? "Tirar do site" : "Salvar rascunho", busyText: "Salvando..." },
      { as: "public" as WorkState, label: isPublic ? "Salvar" : "Publicar", busyText: isPublic ? "Salvando..." : "Publicando..." },
    ],
    enter: ({ hasConsent }: WorkFields): WorkState => (hasConsent ? "public" : "draft"),
    asIs: (isPublic ? "public" : "draft") as WorkState,
    async save(fields: WorkFields, state: WorkState): Promise<[title: string, text?: string]> {
      if (work) await call(actions.works.save, { fields, state, id: work.id, version: work.version });
      else await callKeyed(actions.works.create, { fields, state });
      if (state === "public")
        return [isPublic ? "Obra salva" : "Obra publicada", "Já está em Obras e nas páginas que falam do mesmo lugar ou serviço."];
      return isPublic ? ["Obra fora do site", "Ficou guardada como rascunho."] : ["Rascunho salvo"];
    },
  };
}

function drawWork(opened: OpenedWork, { fields, photos, change }: RecordDraft<WorkFields>) {
  const where = opened.places.find(({ slug }) => slug === fields.place)?.where ?? "";
  const photosOf = (moment: "before" | "after", label: string) => (
    <ChosenPhotos
      label={label}
      suggestedAlt={where && altOfWork(fields, moment, where)}
      photos={fields.photos[moment].flatMap((id) => photos.find((photo) => photo.id === id) ?? [])}
      most={WORK_PHOTOS}
      more="Acrescentar mais"
      onChange={(chosen) => change({ ...fields, photos: { ...fields.photos, [moment]: chosen.map(({ id }) => id) } }, chosen)}
    />
  );
  return {
    choices: {
      places: opened.places.map(({ slug, label }) => ({ value: slug, label })),
      motors: opened.motors.map((motor) => ({ value: motor, label: motor })),
      team: listTeam(opened, fields.technicianId),
    },
    changes: {
      "photos.before": { drawn: photosOf("before", "Fotografias de antes") },
      "photos.after": { drawn: photosOf("after", "Fotografias de depois") },
      title: { placeholder: where && titleOfWork({ ...fields, title: "" }, where) },
    },
  };
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
