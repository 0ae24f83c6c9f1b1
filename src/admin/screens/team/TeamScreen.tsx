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
import { ListRow } from "../../ui/list/ListRow";
import { RowAct } from "../../ui/list/RowAct";
import { useAct, useRemoval } from "../../ui/list/use-act";
import { useAddressParams } from "../../ui/list/use-address-params";
import { useShownList } from "../../ui/list/use-list";
import { describeUses, TEAM_KEY, TechnicianEditor } from "./TechnicianEditor";

type ListedTechnician = DataOf<typeof actions.team.list>["technicians"][number];

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
  const rows = useRef<HTMLOListElement>(null);
  /** Which button takes the focus once the list is drawn anew. */
  const focusNext = useRef<{ id: string; step: number }>(undefined);

  useEffect(() => {
    const wanted = focusNext.current;
    if (!wanted || move.isPending || query.isFetching) return;
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
            const name = toVisibleText(technician.name);
            const isLast = place === list.total - 1;
            const to = (step: 1 | -1) => () => go(technician.id, step, place);
            return (
              <ListRow
                key={technician.id}
                data-person={technician.id}
                picture={<Portrait photo={technician.photo} />}
                title={name}
                about={describeTechnician(technician)}
              >
                <IconButton icon={ArrowUp} aria-label={`Subir ${name}`} data-step="-1" disabled={place === 0} onClick={to(-1)} />
                <IconButton icon={ArrowDown} aria-label={`Descer ${name}`} data-step="1" disabled={isLast} onClick={to(1)} />
                <RowAct does="Editar" of={name} icon={Pencil} onClick={() => onOpen(technician.id)} />
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
    <img
      src={photoFilePath(photo.address, findPhotoWidth(photo.width, 480), "webp")}
      alt=""
      className="size-14 shrink-0 rounded-full object-cover"
    />
  ) : (
    <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-ink/8 text-steel">
      <UserRound size={24} strokeWidth={1.75} aria-hidden="true" />
    </span>
  );
}

function describeTechnician({ isShown, since, courses, uses }: ListedTechnician): string {
  const told = [
    isShown ? "No site" : "Fora do site",
    since === undefined ? "" : `desde ${since}`,
    courses.length === 0 ? "" : formatCount(courses.length, "curso", "cursos"),
    uses.works === 0 ? "" : formatCount(uses.works, "obra", "obras"),
    uses.pages === 0 ? "" : `revisou ${formatCount(uses.pages, "página", "páginas")}`,
  ];
  return told.filter(Boolean).join(" · ");
}
