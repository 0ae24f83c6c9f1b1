import { actions } from "astro:actions";
import { RotateCcw, Trash2 } from "lucide-react";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { ORIGIN_NAMES, StatusTag } from "#admin/page/StatusTag";
import { Button } from "#admin/ui/Button";
import { Empty } from "#admin/ui/Card";
import { ListCard } from "#admin/ui/list/ListCard";
import { ListRow, RowAct } from "#admin/ui/list/rows";
import { useList } from "#admin/ui/list/use-list";
import { describeMoment } from "#domain/calendar/owner-time";
import { generatedPagePath } from "#domain/page/generated-page";
import { daysLeft } from "#domain/page/trash";
import { toVisibleText } from "#domain/panel/visible-text";
import { formatCount, formatNumber } from "#domain/text/format";
import { call, type DataOf } from "../../call/call";
import { TRASH_KEY } from "../../page/page-keys";
import { useRestorePages } from "../../page/use-restore";
import { useAct, useAskedAct } from "../../ui/list/use-act";
import { useAddressParams } from "../../ui/list/use-address-params";
import { formatExact } from "../../ui/relative-time";
import { notifySuccess } from "../../ui/toast/notify";

function TrashCard() {
  const list = useList({
    key: TRASH_KEY,
    address: useAddressParams(),
    read: (asked) => call(actions.trash.list, asked),
    rows: ({ pages }) => pages,
  });
  const { total } = list;
  const restore = useAct({
    key: TRASH_KEY,
    failed: "Não foi possível restaurar",
    act: ({ id }: TrashedPage) => call(actions.trash.restore, { id }),
    done: (restored, { title }) => notifySuccess("Página restaurada", `"${title}" ${describeRestored(restored)}.`),
  });
  const erase = useAskedAct({
    key: TRASH_KEY,
    failed: "Não foi possível excluir",
    ask: list.ask,
    question: ({ title }) => ({
      title: "Excluir de vez?",
      description: `A página "${title}" e o histórico dela são apagados. Não há como desfazer.`,
      confirmLabel: "Excluir de vez",
    }),
    act: ({ id }: TrashedPage) => call(actions.trash.erase, { id }),
    done: (_, { title }) => notifySuccess("Página excluída de vez", title),
  });
  const empty = useAskedAct({
    key: TRASH_KEY,
    failed: "Não foi possível esvaziar",
    ask: list.ask,
    question: () => ({
      title: "Esvaziar a lixeira?",
      description: `${total === 1 ? "A página" : `As ${formatNumber(total)} páginas`} da lixeira e o histórico são apagados. Não há como desfazer.`,
      confirmLabel: "Esvaziar lixeira",
    }),
    act: () => call(actions.trash.empty),
    done: ({ erased }) => notifySuccess("Lixeira esvaziada", formatCount(erased, "página excluída de vez", "páginas excluídas de vez")),
  });
  const { restore: restorePages, progress } = useRestorePages();
  const all = useAskedAct({
    failed: "Não foi possível restaurar",
    ask: list.ask,
    question: () => ({
      title: "Restaurar todas?",
      description: `As ${formatNumber(total)} páginas da lixeira voltam aos seus endereços: as públicas ficam no ar de novo, e as programadas vão ao ar na sua hora, ou em seguida se ela passou.`,
      confirmLabel: "Restaurar todas",
      look: "primary",
    }),
    act: () => call(actions.trash.listIds),
    done: ({ ids }) => void restorePages(ids),
  });
  return (
    <ListCard
      id="lixeira"
      title={`Páginas excluídas${total > 0 ? ` (${formatNumber(total)})` : ""}`}
      list={list}
      tools={
        <>
          {total > 1 && !progress ? (
            <Button icon={RotateCcw} isBusy={all.isPending} onClick={() => all.ask()}>
              Restaurar todas
            </Button>
          ) : null}
          {total > 0 && !progress ? (
            <Button icon={Trash2} isBusy={empty.isPending} busyText="Esvaziando..." onClick={() => empty.ask()}>
              Esvaziar lixeira
            </Button>
          ) : null}
        </>
      }
      filters={progress}
      errorTitle="Erro ao carregar a lixeira"
      empty={<Empty title="A lixeira está vazia">Páginas excluídas aparecem aqui por 30 dias.</Empty>}
      row={(page) => {
        const title = toVisibleText(page.title);
        return (
          <ListRow key={page.id} title={title} about={<About page={page} />}>
            <RowAct
              does="Restaurar"
              of={title}
              icon={RotateCcw}
              isBusy={restore.isPending && restore.variables.id === page.id}
              busyText="Restaurando..."
              onClick={() => {
                restore.mutate(page);
                list.heading.current?.focus();
              }}
            />
            <RowAct does="Excluir de vez" of={title} look="quiet" icon={Trash2} onClick={() => erase.ask(page)} />
          </ListRow>
        );
      }}
      pages="Páginas da lixeira"
    />
  );
}

export const TrashScreen = defineCardScreen(
  {
    title: "Lixeira",
    summary: "Páginas excluídas voltam ao mesmo endereço em até 30 dias. Enquanto isso, o endereço diz que a página saiu do ar.",
  },
  TrashCard,
);

/** Where it was, how it was, and until when it can come back. */
function About({ page }: { page: TrashedPage }) {
  const days = daysLeft(page.deletedAt, new Date());
  return (
    <>
      <p className="truncate">{generatedPagePath(page.slug)}</p>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-4 gap-y-1">
        <StatusTag status={page.status} />
        <span>{ORIGIN_NAMES[page.origin]}</span>
        <span>Excluída em {formatExact(page.deletedAt)}</span>
        {page.publishAt ? (
          <span>
            Programada para {describeMoment(page.publishAt)}
            {page.publishAt <= new Date() ? ": se restaurar, vai ao ar em seguida" : ""}
          </span>
        ) : null}
        <span className={days <= 3 ? "font-semibold text-danger" : ""}>
          {days === 0 ? "será apagada hoje" : `${formatCount(days, "dia", "dias")} para restaurar`}
        </span>
      </p>
    </>
  );
}

type TrashedPage = DataOf<typeof actions.trash.list>["pages"][number];

function describeRestored({ status, publishAt }: DataOf<typeof actions.trash.restore>): string {
  if (status === "public") return "está no ar de novo";
  if (!publishAt) return "voltou como rascunho";
  return publishAt > new Date()
    ? `vai ao ar em ${describeMoment(publishAt)}, como estava programada`
    : "vai ao ar agora: a hora programada passou";
}
