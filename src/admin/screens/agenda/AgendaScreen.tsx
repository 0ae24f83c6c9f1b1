import { actions } from "astro:actions";
import { useQueryClient } from "@tanstack/react-query";
import { CalendarX, Globe } from "lucide-react";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { Button } from "#admin/ui/Button";
import { Empty } from "#admin/ui/Card";
import { ListCard } from "#admin/ui/list/ListCard";
import { RowAct } from "#admin/ui/list/rows";
import { ChooseBox, type Selection, SelectionBar, useSelection } from "#admin/ui/list/selection";
import { useList } from "#admin/ui/list/use-list";
import { dayOf, describeDay, timeOf } from "#domain/calendar/owner-time";
import { generatedPagePath } from "#domain/page/generated-page";
import { toVisibleText } from "#domain/panel/visible-text";
import { editPagePath } from "#domain/site/paths";
import { formatCount, formatNumber } from "#domain/text/format";
import { call, type DataOf } from "../../call/call";
import { useRestoreMoments } from "../../page/use-restore";
import { catchFocus } from "../../ui/focus";
import { useAct } from "../../ui/list/use-act";
import { useAddressParams } from "../../ui/list/use-address-params";
import { notifyInfo, notifySuccess } from "../../ui/toast/notify";

const KEY = ["agenda"] as const;
/** Pages leave the list by themselves when their moment comes. */
const LOOK_EVERY_MS = 60_000;

type ScheduledPage = DataOf<typeof actions.agenda.list>["pages"][number];

/** The pages that wait for their moment, by day: cancel one or several, or publish at once. */
function AgendaCard() {
  const client = useQueryClient();
  const list = useList({
    key: KEY,
    address: useAddressParams(),
    read: (asked) => call(actions.agenda.list, asked),
    rows: ({ pages }) => pages,
    refetchInterval: LOOK_EVERY_MS,
  });
  const restore = useRestoreMoments(() => void client.invalidateQueries({ queryKey: KEY }));
  const cancel = useAct({
    key: KEY,
    failed: "Não foi possível cancelar",
    act: (ids: string[]) => call(actions.agenda.cancel, { ids }),
    done({ changed }, ids) {
      drop(ids);
      const { length } = changed;
      if (length === 0) return notifyInfo("Nada a cancelar", "Já não estavam programadas.");
      notifySuccess(
        formatCount(length, "programação cancelada", "programações canceladas"),
        length === 1 ? "Continua em rascunho." : "Continuam em rascunho.",
        () => restore.mutate(changed),
      );
    },
  });
  const publish = useAct({
    key: KEY,
    failed: "Não foi possível publicar",
    act: ({ id }: ScheduledPage) => call(actions.pages.setStatus, { ids: [id], status: "public" }),
    done({ held }, { id, title }) {
      drop([id]);
      if (held.length > 0) notifyInfo("Página retida", held[0]?.reasons[0]?.says ?? "Não foi ao ar.");
      else notifySuccess("Página publicada", title);
    },
  });
  const { rows, total } = list;
  const selection = useSelection(rows, ({ id }) => id, String(list.address?.page));
  return (
    <ListCard
      id="agenda"
      title={`Páginas programadas${total > 0 ? ` (${formatNumber(total)})` : ""}`}
      list={list}
      tools={
        rows.length > 1 ? (
          <div className="-mr-3 flex items-center text-sm text-steel">
            <span aria-hidden="true">Escolher as desta lista</span>
            <ChooseBox label="Escolher as desta lista" selection={selection} />
          </div>
        ) : null
      }
      counted={["página programada", "páginas programadas"]}
      errorTitle="Erro ao carregar a agenda"
      empty={
        <Empty title="Nenhuma página programada">
          Programe um rascunho no editor, em “Publicar em…”, ou escolha “Publicar aos poucos” ao gerar várias páginas.
        </Empty>
      }
      content={() => (
        <div aria-busy={list.isPlaceholderData}>
          {[...Map.groupBy(rows, ({ publishAt }) => dayOf(publishAt))].map(([day, pages]) => (
            <section key={day} aria-label={describeDay(day)}>
              <h3 className="border-y border-line bg-paper px-4 py-2 text-sm font-semibold text-steel sm:px-5">
                {describeDay(day)} · {formatCount(pages.length, "página", "páginas")}
              </h3>
              <ul>
                {pages.map((page) => (
                  <AgendaRow
                    key={page.id}
                    page={page}
                    selection={selection}
                    isPublishing={publish.isPending && publish.variables.id === page.id}
                    onPublish={() => publish.mutate(page)}
                    onCancel={() => cancel.mutate([page.id])}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      pages="Páginas da agenda"
    >
      <SelectionBar label="Páginas escolhidas" selection={selection} chosen={["página escolhida", "páginas escolhidas"]}>
        <Button icon={CalendarX} isBusy={cancel.isPending} busyText="Cancelando..." onClick={() => cancel.mutate(selection.ids)}>
          Cancelar programação
        </Button>
      </SelectionBar>
    </ListCard>
  );

  function drop(ids: readonly string[]): void {
    selection.drop(ids);
    // The row and the bar that had the focus go.
    catchFocus(list.heading.current);
  }
}

export const AgendaScreen = defineCardScreen(
  {
    title: "Agenda de publicação",
    summary: "Rascunhos que vão ao ar sozinhos, no horário de São Paulo. Na hora, cada um passa pelas regras de publicação.",
  },
  AgendaCard,
);

interface AgendaRowProps {
  page: ScheduledPage;
  selection: Selection;
  isPublishing: boolean;
  onPublish: () => void;
  onCancel: () => void;
}

function AgendaRow({ page, selection, isPublishing, onPublish, onCancel }: AgendaRowProps) {
  const title = toVisibleText(page.title);
  return (
    <li
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2 pr-4 pl-1 last:border-b-0 sm:pr-5 sm:pl-2 ${selection.has(page.id) ? "bg-amber/12" : ""}`}
    >
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-1">
        <div className="shrink-0">
          <ChooseBox label={`Escolher ${title}`} selection={selection} id={page.id} />
        </div>
        <div className="min-w-0 py-2">
          <p className="flex gap-3 leading-snug">
            <time dateTime={page.publishAt.toISOString()} className="shrink-0 font-semibold tabular-nums">
              {timeOf(page.publishAt)}
            </time>
            <a
              href={editPagePath(page.id)}
              className="-my-3 flex min-h-11 min-w-0 items-center py-3 font-semibold break-words no-underline hover:underline"
            >
              {title}
            </a>
          </p>
          <p className="mt-0.5 truncate text-sm text-steel">{generatedPagePath(page.slug)}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:pb-1 max-sm:pl-3 max-sm:*:px-3">
        <RowAct does="Publicar agora" of={title} icon={Globe} isBusy={isPublishing} busyText="Publicando..." onClick={onPublish} />
        <RowAct does="Cancelar" of={`a programação de ${title}`} look="quiet" icon={CalendarX} onClick={onCancel} />
      </div>
    </li>
  );
}
