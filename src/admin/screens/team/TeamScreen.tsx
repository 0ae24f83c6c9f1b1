import { actions } from "astro:actions";
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2, UserRound } from "lucide-react";
import { useEffect, useRef } from "react";
import { type RecordDraft, RecordEditor } from "#admin/editing/RecordEditor";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { ChosenPhotos } from "#admin/photos/ChosenPhotos";
import { Button, IconButton } from "#admin/ui/Button";
import { Empty } from "#admin/ui/Card";
import { ListCard } from "#admin/ui/list/ListCard";
import { ListRow, RowAct } from "#admin/ui/list/rows";
import { useList } from "#admin/ui/list/use-list";
import { createEmptyValue } from "#domain/forms/empty-value";
import { toVisibleText } from "#domain/panel/visible-text";
import { photoPath } from "#domain/photo/photo";
import type { TechnicianFields } from "#domain/team/technician";
import { formatCount } from "#domain/text/format";
import { joinWords } from "#domain/text/join-words";
import { call, callKeyed, type DataOf } from "../../call/call";
import { useAct, useRemoval } from "../../ui/list/use-act";
import { useAddressParams } from "../../ui/list/use-address-params";

type ListedTechnician = DataOf<typeof actions.team.list>["technicians"][number];

const NEW_PERSON = "nova";

/** Who does the work: all of them, or one open. */
function Team() {
  const address = useAddressParams();
  const opened = address.read("pessoa");
  if (opened === undefined) return <TeamCard onOpen={(id) => address.narrow({ pessoa: id ?? NEW_PERSON })} />;
  const id = opened === NEW_PERSON ? undefined : opened;
  return (
    <RecordEditor
      key={opened}
      room={TEAM_KEY}
      id={id}
      open={(id) => call(actions.team.open, { id })}
      label={id === undefined ? "Nova pessoa" : "Editar pessoa"}
      errorTitle={id === undefined ? "Erro ao abrir o formulário" : "Erro ao abrir a pessoa"}
      onClose={() => address.narrow({ pessoa: undefined })}
      write={writeTechnician}
    />
  );
}

export const TeamScreen = defineCardScreen(
  {
    title: "Equipe",
    summary:
      "Quem vai ao portão do cliente: aparece na página Equipe, nas obras que fez e nas páginas que revisou. Sem ninguém aqui, o site não fala de equipe.",
  },
  Team,
);

function TeamCard({ onOpen }: { onOpen: (id?: string) => void }) {
  const list = useList({ key: [...TEAM_KEY, "list"], read: () => call(actions.team.list), rows: ({ technicians }) => technicians });
  const move = useAct({
    key: TEAM_KEY,
    failed: "A ordem não mudou",
    act: (move: { id: string; step: 1 | -1; seenPlace: number }) => call(actions.team.move, move),
  });
  const remove = useRemoval({
    key: TEAM_KEY,
    remove: ({ id }: ListedTechnician) => call(actions.team.remove, { id }),
    restore: (_, { id }) => call(actions.team.restore, { id }),
    told: ({ name, uses }) => ["Pessoa apagada da equipe", describeUses(uses, name)],
    back: "De volta à equipe",
    failed: "A pessoa não foi apagada",
    notBack: "A pessoa não voltou",
  });
  const rows = useRef<HTMLOListElement>(null);
  /** Which button takes the focus once the list is drawn anew. */
  const focusNext = useRef<{ id: string; step: number }>(undefined);

  useEffect(() => {
    const wanted = focusNext.current;
    if (!wanted || move.isPending) return;
    focusNext.current = undefined;
    const row = rows.current?.querySelector(`[data-person="${wanted.id}"]`);
    const button = row?.querySelector<HTMLButtonElement>(`[data-step="${wanted.step}"]:not(:disabled)`);
    (button ?? row?.querySelector<HTMLButtonElement>("[data-step]:not(:disabled)"))?.focus();
  });

  return (
    <ListCard
      id="equipe"
      title="Quem é da equipe"
      list={list}
      tools={
        <Button look="primary" icon={Plus} onClick={() => onOpen()}>
          Nova pessoa
        </Button>
      }
      errorTitle="Erro ao carregar a equipe"
      empty={
        <Empty title="Ninguém na equipe ainda">
          Ponha quem instala e conserta: o primeiro nome e uma fotografia já bastam. O resto só se for verdade e você quiser contar.
        </Empty>
      }
      content={() => (
        <ol ref={rows}>
          {list.rows.map((technician, place) => {
            const { id, photo } = technician;
            const name = toVisibleText(technician.name);
            const isLast = place === list.total - 1;
            const to = (step: 1 | -1) => () => go(id, step, place);
            return (
              <ListRow key={id} data-person={id} picture={<Portrait photo={photo} />} title={name} about={describeTechnician(technician)}>
                <IconButton icon={ArrowUp} aria-label={`Subir ${name}`} data-step="-1" disabled={place === 0} onClick={to(-1)} />
                <IconButton icon={ArrowDown} aria-label={`Descer ${name}`} data-step="1" disabled={isLast} onClick={to(1)} />
                <RowAct does="Editar" of={name} icon={Pencil} onClick={() => onOpen(id)} />
                <RowAct does="Apagar" of={name} look="quiet" icon={Trash2} onClick={() => askToRemove(technician)} />
              </ListRow>
            );
          })}
        </ol>
      )}
    />
  );

  function go(id: string, step: 1 | -1, seenPlace: number): void {
    if (move.isPending) return;
    focusNext.current = { id, step };
    move.mutate({ id, step, seenPlace });
  }

  function askToRemove(technician: ListedTechnician): void {
    list.ask({
      title: `Apagar ${technician.name} da equipe?`,
      description: `${describeUses(technician.uses, technician.name)} Você pode desfazer logo em seguida.`,
      confirmLabel: "Apagar da equipe",
      onConfirm: () => remove.mutate(technician),
    });
  }
}

function Portrait({ photo }: Pick<ListedTechnician, "photo">) {
  return photo ? (
    <img src={photoPath(photo, 480)} alt="" className="size-14 shrink-0 rounded-full object-cover" />
  ) : (
    <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-ink/8 text-steel">
      <UserRound size={24} />
    </span>
  );
}

function describeTechnician({ isShown, since, courses, uses }: ListedTechnician): string {
  const told = [
    isShown ? "No site" : "Fora do site",
    since !== undefined && `desde ${since}`,
    courses.length > 0 && formatCount(courses.length, "curso", "cursos"),
    uses.works > 0 && formatCount(uses.works, "obra", "obras"),
    uses.pages > 0 && `revisou ${formatCount(uses.pages, "página", "páginas")}`,
  ];
  return told.filter(Boolean).join(" · ");
}

const TEAM_KEY = ["team"] as const;

type OpenedTechnician = DataOf<typeof actions.team.open>;

/** Somebody of the team as he is written of. */
function writeTechnician({ form, technician, photo, uses }: OpenedTechnician) {
  return {
    form,
    name: `technician:${technician ? `${technician.id}:${technician.version}` : "new"}`,
    fields: technician ?? (createEmptyValue(form) as TechnicianFields),
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
function describeUses({ works, pages }: { works: number; pages: number }, name: string): string {
  if (works + pages === 0) return "Nenhuma obra nem página diz o seu nome.";
  const named = [works > 0 ? formatCount(works, "obra", "obras") : "", pages > 0 ? formatCount(pages, "página", "páginas") : ""];
  return `${joinWords(named.filter(Boolean))} ${works + pages === 1 ? "deixa" : "deixam"} de dizer o nome de ${name}.`;
}
