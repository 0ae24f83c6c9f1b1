import { actions } from "astro:actions";
import { ExternalLink, MessageSquarePlus, Pencil, Plus, Trash2 } from "lucide-react";
import { describeDay } from "#domain/calendar/owner-time";
import { toVisibleText } from "#domain/panel/visible-text";
import { inviteVoicePath, NEW_WORK, workPath } from "#domain/site/paths";
import { formatCount } from "#domain/text/format";
import { WORK_STATES, type WorkState } from "#domain/work/work";
import { call, type DataOf } from "../../call/call";
import { defineCardScreen } from "../../frame/define-card-screen";
import { Button, ButtonLink } from "../../ui/Button";
import { CardMessage } from "../../ui/Card";
import { Empty } from "../../ui/list/Empty";
import { ListCard } from "../../ui/list/ListCard";
import { ListSelect } from "../../ui/list/ListSelect";
import { RowAct } from "../../ui/list/RowAct";
import { useRemoval } from "../../ui/list/use-act";
import { type ListAddress, useAddressParams } from "../../ui/list/use-address-params";
import { useList } from "../../ui/list/use-list";
import { WORKS_KEY, WorkEditor } from "./WorkEditor";

/** The list of works, or one of them open. */
function Works() {
  const address = useAddressParams();
  const opened = address.read("obra");
  if (opened === undefined) return <WorksCard address={address} onOpen={(id) => address.open({ obra: id ?? NEW_WORK })} />;
  return <WorkEditor key={opened} id={opened === NEW_WORK ? undefined : opened} onClose={() => address.narrow({ obra: undefined })} />;
}

export const WorksScreen = defineCardScreen(
  {
    title: "Obras",
    summary:
      "O que foi feito no portão de um cliente, com fotografias de antes e de depois. Fica em rascunho até você marcar que ele autorizou.",
  },
  Works,
);

interface WorksCardProps {
  address: ListAddress;
  /** A new one without an id. */
  onOpen: (id?: string) => void;
}

/** Works, the newest first. */
function WorksCard({ address, onOpen }: WorksCardProps) {
  const { list, remove, state } = useWorks(address);
  return (
    <ListCard
      id="obras"
      title="Obras feitas"
      list={list}
      tools={
        <>
          <ListSelect address={address} name="situacao" label="Situação" options={WORK_STATES} />
          <Button look="primary" icon={Plus} onClick={() => onOpen()}>
            Nova obra
          </Button>
        </>
      }
      counted={["obra", "obras"]}
      errorTitle="Erro ao carregar as obras"
      empty={
        state ? (
          <CardMessage>Nenhuma nesta situação.</CardMessage>
        ) : (
          <Empty title="Nenhuma obra ainda">
            Terminou um serviço? Fotografe o portão, escolha o bairro e o que foi feito. Um minuto basta.
          </Empty>
        )
      }
      row={(work) => (
        <WorkRow
          key={work.id}
          work={work}
          onOpen={() => onOpen(work.id)}
          onRemove={() => {
            remove.mutate(work);
            list.heading.current?.focus();
          }}
        />
      )}
      pages="Páginas das obras"
    />
  );
}

interface WorkRowProps {
  work: ListedWork;
  onOpen: () => void;
  onRemove: () => void;
}

function WorkRow({ work: { slug, state, day, photos, shownTitle }, onOpen, onRemove }: WorkRowProps) {
  const title = toVisibleText(shownTitle);
  const count = photos.before.length + photos.after.length;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line px-4 py-3.5 sm:px-5">
      <div className="grid min-w-0 flex-1 basis-64 grid-cols-1 gap-0.5">
        <p className="font-semibold break-words">{title}</p>
        <p className="text-sm text-steel">
          {WORK_STATES[state]} · {describeDay(day)} · {formatCount(count, "fotografia", "fotografias")}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {state === "public" ? <RowAct does="Ver" of={title} icon={ExternalLink} href={workPath(slug)} target="_blank" /> : null}
        <ButtonLink icon={MessageSquarePlus} href={inviteVoicePath(shownTitle)} aria-label={`Pedir depoimento: ${title}`}>
          Pedir depoimento
        </ButtonLink>
        <RowAct does="Editar" of={title} icon={Pencil} onClick={onOpen} />
        <RowAct does="Apagar" of={title} look="quiet" icon={Trash2} onClick={onRemove} />
      </div>
    </li>
  );
}

const STATES = Object.keys(WORK_STATES) as WorkState[];

type ListedWork = DataOf<typeof actions.works.list>["works"][number];

function useWorks(address: ListAddress) {
  const state = address.readOneOf("situacao", STATES);
  const list = useList({
    key: [...WORKS_KEY, "list"],
    address,
    filter: { state },
    read: (asked) => call(actions.works.list, asked),
    rows: ({ works }) => works,
  });
  const remove = useRemoval({
    key: WORKS_KEY,
    remove: ({ id }: ListedWork) => call(actions.works.remove, { id }),
    restore: (_, { id }) => call(actions.works.restore, { id }),
    told: ({ shownTitle }) => ["Obra apagada", shownTitle],
    back: "Obra de volta",
    failed: "A obra não foi apagada",
    notBack: "A obra não voltou",
  });
  return { list, remove, state };
}
