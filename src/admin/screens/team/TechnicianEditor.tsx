import { actions } from "astro:actions";
import { createEmptyValue, pickValue } from "#domain/forms/empty-value";
import type { TechnicianFields } from "#domain/team/technician";
import { call } from "../../call/call";
import { callKeyed } from "../../call/call-keyed";
import { type RecordDraft, RecordEditor } from "../../editing/RecordEditor";
import { PortraitField } from "./PortraitField";
import { describeUses } from "./team-texts";
import { type OpenedTechnician, TEAM_KEY } from "./use-team";

/** Somebody of the team as he is written of; a new one without an id. */
export function TechnicianEditor({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  return (
    <RecordEditor
      room={TEAM_KEY}
      id={id}
      open={(id) => call(actions.team.open, { id })}
      label={id === undefined ? "Nova pessoa" : "Editar pessoa"}
      errorTitle={id === undefined ? "Erro ao abrir o formulário" : "Erro ao abrir a pessoa"}
      onClose={onClose}
      write={writeTechnician}
    />
  );
}

function writeTechnician({ form, technician, photo, uses }: OpenedTechnician) {
  return {
    form,
    name: `technician:${technician ? `${technician.id}:${technician.version}` : "new"}`,
    fields: pickValue<TechnicianFields>(form, technician ?? (createEmptyValue(form) as TechnicianFields)),
    photos: photo ? [photo] : [],
    draw: ({ fields, photos, change }: RecordDraft<TechnicianFields>) => ({
      changes: {
        photoId: {
          drawn: (
            <div className="md:col-span-2">
              <PortraitField
                photo={photos.find(({ id }) => id === fields.photoId)}
                suggestedAlt={fields.name.trim()}
                onChange={(chosen) => change({ ...fields, photoId: chosen?.id }, chosen && [chosen])}
              />
            </div>
          ),
        },
        ...(technician?.isShown && !fields.isShown && uses && { isShown: { help: describeUses(uses, technician.name) } }),
      },
    }),
    buttons: [{ as: "saved", label: "Salvar", busyText: "Salvando..." }] as const,
    enter: () => "saved" as const,
    async save(fields: TechnicianFields): Promise<[title: string, text: string]> {
      if (technician) await call(actions.team.save, { id: technician.id, version: technician.version, fields });
      else await callKeyed(actions.team.create, { fields });
      return ["Equipe salva", fields.isShown ? "Já está na página Equipe." : "Não aparece no site."];
    },
  };
}
