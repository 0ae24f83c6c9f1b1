import { actions } from "astro:actions";
import { ExternalLink, MessageSquarePlus, Pencil, Plus, Trash2 } from "lucide-react";
import { describeDay } from "#domain/calendar/owner-time";
import { toVisibleText } from "#domain/panel/visible-text";
import { inviteVoicePath, NEW_WORK, workPath } from "#domain/site/paths";
import { formatCount } from "#domain/text/format";
import { WORK_STATES, type WorkState } from "#domain/work/work";
import { call } from "../../call/call";
import { defineCardScreen } from "../../frame/define-card-screen";
import { isAdministrator } from "../../frame/own-role";
import { Button, ButtonLink } from "../../ui/Button";
import { CardMessage } from "../../ui/Card";
import { Empty } from "../../ui/list/Empty";
import { ListCard } from "../../ui/list/ListCard";
import { ListRow } from "../../ui/list/ListRow";
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
  if (opened === undefined || !isAdministrator())
    return <WorksCard address={address} onOpen={(id) => address.open({ obra: id ?? NEW_WORK })} />;
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

const STATES = Object.keys(WORK_STATES) as WorkState[];

interface WorksCardProps {
  address: ListAddress;
  /** A new one without an id. */
  onOpen: (id?: string) => void;
}

/** Works, the newest first. */
function WorksCard({ address, onOpen }: WorksCardProps) {
  const state = address.readOneOf("situacao", STATES);
  const mayWrite = isAdministrator();
  const list = useList({
    key: [...WORKS_KEY, "list"],
    address,
    filter: { state },
    read: (asked) => call(actions.works.list, asked),
    rows: ({ works }) => works,
  });
  const remove = useRemoval({
    key: WORKS_KEY,
    async remove({ id }: { id: string; shownTitle: string }) {
      // The button that had the focus goes with its row.
      list.heading.current?.focus();
      await call(actions.works.remove, { id });
    },
    restore: (_, { id }) => call(actions.works.restore, { id }),
    told: ({ shownTitle }) => ["Obra apagada", shownTitle],
    back: "Obra de volta",
    failed: "A obra não foi apagada",
    notBack: "A obra não voltou",
  });
  return (
    <ListCard
      id="obras"
      title="Obras feitas"
      list={list}
      tools={
        <>
          <ListSelect address={address} name="situacao" label="Situação" options={WORK_STATES} />
          {mayWrite ? (
            <Button look="primary" icon={Plus} onClick={() => onOpen()}>
              Nova obra
            </Button>
          ) : null}
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
      row={({ id, slug, state, day, photos, shownTitle }) => {
        const title = toVisibleText(shownTitle);
        const count = formatCount(photos.before.length + photos.after.length, "fotografia", "fotografias");
        return (
          <ListRow key={id} title={title} about={`${WORK_STATES[state]} · ${describeDay(day)} · ${count}`}>
            {state === "public" ? <RowAct does="Ver" of={title} icon={ExternalLink} href={workPath(slug)} target="_blank" /> : null}
            {mayWrite ? (
              <>
                <ButtonLink icon={MessageSquarePlus} href={inviteVoicePath(shownTitle)} aria-label={`Pedir depoimento: ${title}`}>
                  Pedir depoimento
                </ButtonLink>
                <RowAct does="Editar" of={title} icon={Pencil} onClick={() => onOpen(id)} />
                <RowAct does="Apagar" of={title} look="quiet" icon={Trash2} onClick={() => remove.mutate({ id, shownTitle })} />
              </>
            ) : null}
          </ListRow>
        );
      }}
      pages="Páginas das obras"
    />
  );
}
