import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2, UserRound } from "lucide-react";
import { useEffect, useRef } from "react";
import { toVisibleText } from "#domain/panel/visible-text";
import { findPhotoWidth, photoFilePath } from "#domain/photo/photo";
import { formatCount } from "#domain/text/format";
import { call, type DataOf } from "../../call/call";
import { defineCardScreen } from "../../frame/define-card-screen";
import { Button } from "../../ui/Button";
import { IconButton } from "../../ui/IconButton";
import { Empty } from "../../ui/list/Empty";
import { ListCard } from "../../ui/list/ListCard";
import { RowAct } from "../../ui/list/RowAct";
import { useAct, useRemoval } from "../../ui/list/use-act";
import { useAddressParams } from "../../ui/list/use-address-params";
import { useShownList } from "../../ui/list/use-list";
import { describeUses, TEAM_KEY, TechnicianEditor } from "./TechnicianEditor";

const NEW_PERSON = "nova";

/** Who does the work: all of them, or one open. */
function Team() {
  const address = useAddressParams();
  const opened = address.read("pessoa");
  if (opened === undefined) return <TeamCard onOpen={(id) => address.narrow({ pessoa: id ?? NEW_PERSON })} />;
  return (
    <TechnicianEditor key={opened} id={opened === NEW_PERSON ? undefined : opened} onClose={() => address.narrow({ pessoa: undefined })} />
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

/** Everybody of the team, in the order of the site. */
function TeamCard({ onOpen }: { onOpen: (id?: string) => void }) {
  const { list, isReading, move, remove } = useTeam();
  const rows = useRef<HTMLOListElement>(null);
  /** Which button takes the focus once the list is drawn anew. */
  const focusNext = useRef<{ id: string; step: number }>(undefined);

  useEffect(() => {
    const wanted = focusNext.current;
    if (!wanted || move.isPending || isReading) return;
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
          {list.rows.map((technician, index) => (
            <TechnicianRow
              key={technician.id}
              technician={technician}
              isFirst={index === 0}
              isLast={index === list.total - 1}
              onMove={(step) => {
                if (move.isPending) return;
                focusNext.current = { id: technician.id, step };
                move.mutate({ id: technician.id, step, seenPlace: index });
              }}
              onOpen={() => onOpen(technician.id)}
              onRemove={() =>
                list.ask({
                  title: `Apagar ${technician.name} da equipe?`,
                  description: `${describeUses(technician.uses, technician.name)} Você pode desfazer logo em seguida.`,
                  confirmLabel: "Apagar da equipe",
                  onConfirm: () => remove.mutate(technician),
                })
              }
            />
          ))}
        </ol>
      )}
    />
  );
}

interface TechnicianRowProps {
  technician: ListedTechnician;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: 1 | -1) => void;
  onOpen: () => void;
  onRemove: () => void;
}

function TechnicianRow({ technician, isFirst, isLast, onMove, onOpen, onRemove }: TechnicianRowProps) {
  const { id, photo, since, courses, isShown, uses } = technician;
  const name = toVisibleText(technician.name);
  const told = [
    isShown ? "No site" : "Fora do site",
    since === undefined ? "" : `desde ${since}`,
    courses.length === 0 ? "" : formatCount(courses.length, "curso", "cursos"),
    uses.works === 0 ? "" : formatCount(uses.works, "obra", "obras"),
    uses.pages === 0 ? "" : `revisou ${formatCount(uses.pages, "página", "páginas")}`,
  ];
  return (
    <li data-person={id} className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-4 py-3.5 sm:px-5">
      <div className="flex min-w-0 flex-1 basis-56 items-center gap-3">
        {photo ? (
          <img
            src={photoFilePath(photo.address, findPhotoWidth(photo.width, 480), "webp")}
            alt=""
            className="size-14 shrink-0 rounded-full object-cover"
          />
        ) : (
          <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-ink/8 text-steel">
            <UserRound size={24} strokeWidth={1.75} aria-hidden="true" />
          </span>
        )}
        <div className="min-w-0">
          <p className="font-semibold break-words">{name}</p>
          <p className="text-sm text-steel">{told.filter(Boolean).join(" · ")}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-1">
        <IconButton icon={ArrowUp} aria-label={`Subir ${name}`} data-step="-1" disabled={isFirst} onClick={() => onMove(-1)} />
        <IconButton icon={ArrowDown} aria-label={`Descer ${name}`} data-step="1" disabled={isLast} onClick={() => onMove(1)} />
        <RowAct does="Editar" of={name} icon={Pencil} onClick={onOpen} />
        <RowAct does="Apagar" of={name} look="quiet" icon={Trash2} onClick={onRemove} />
      </div>
    </li>
  );
}

type ListedTechnician = DataOf<typeof actions.team.list>["technicians"][number];

function useTeam() {
  const query = useQuery({ queryKey: [...TEAM_KEY, "list"], queryFn: () => call(actions.team.list) });
  const list = useShownList(query, ({ technicians }) => technicians);
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
  return { list, isReading: query.isFetching, move, remove };
}
