import { actions } from "astro:actions";
import { createEmptyValue, pickValue } from "#domain/forms/empty-value";
import type { TechnicianFields } from "#domain/team/technician";
import { formatCount } from "#domain/text/format";
import { call, type DataOf } from "../../call/call";
import { callKeyed } from "../../call/call-keyed";
import { type RecordDraft, RecordEditor } from "../../editing/RecordEditor";
import { ChosenPhotos } from "../../photos/ChosenPhotos";

export const TEAM_KEY = ["team"] as const;

type OpenedTechnician = DataOf<typeof actions.team.open>;

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
            <ChosenPhotos
              label="Fotografia"
              photos={photos.filter(({ id }) => id === fields.photoId)}
              suggestedAlt={fields.name.trim()}
              most={1}
              more="Trocar"
              onChange={(chosen) => change({ ...fields, photoId: chosen[0]?.id }, chosen)}
            />
          ),
        },
        ...(technician?.isShown && !fields.isShown && uses && { isShown: { help: describeUses(uses, technician.name) } }),
      },
    }),
    buttons: [{ as: "saved", label: "Salvar", busyText: "Salvando..." }] as const,
    enter: () => "saved" as const,
    asIs: "saved" as const,
    async save(fields: TechnicianFields): Promise<[title: string, text: string]> {
      if (technician) await call(actions.team.save, { id: technician.id, version: technician.version, fields });
      else await callKeyed(actions.team.create, { fields });
      return ["Equipe salva", fields.isShown ? "Já está na página Equipe." : "Não aparece no site."];
    },
  };
}

/** What changes on the site when somebody is no longer shown. @example describeUses({ works: 2, pages: 1 }, "Rui") // "2 obras e 1 página deixam de dizer o nome de Rui." */
export function describeUses({ works, pages }: { works: number; pages: number }, name: string): string {
  if (works + pages === 0) return "Nenhuma obra nem página diz o seu nome.";
  const named = [works > 0 && formatCount(works, "obra", "obras"), pages > 0 && formatCount(pages, "página", "páginas")];
  return `${named.filter(Boolean).join(" e ")} ${works + pages === 1 ? "deixa" : "deixam"} de dizer o nome de ${name}.`;
}
