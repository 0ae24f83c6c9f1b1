import { CalendarX } from "lucide-react";
import { dayOf, describeDay } from "#domain/calendar/owner-time";
import { formatCount, formatNumber } from "#domain/text/format";
import { defineCardScreen } from "../../frame/define-card-screen";
import { Button } from "../../ui/Button";
import { catchFocus } from "../../ui/catch-focus";
import { ChooseAllBox } from "../../ui/list/ChooseBox";
import { Empty } from "../../ui/list/Empty";
import { ListCard } from "../../ui/list/ListCard";
import { SelectionBar } from "../../ui/list/SelectionBar";
import { useSelection } from "../../ui/list/use-selection";
import { AgendaRow } from "./AgendaRow";
import { useAgenda } from "./use-agenda";

/** The pages that wait for their moment, by day: cancel one or several, or publish at once. */
function AgendaCard() {
  const { list, cancel, publish } = useAgenda((ids) => {
    selection.drop(ids);
    // The row and the bar that had the focus go.
    catchFocus(list.heading.current);
  });
  const { rows, total } = list;
  const selection = useSelection(
    rows.map(({ id }) => id),
    String(list.address?.page),
  );
  return (
    <ListCard
      id="agenda"
      title={`Páginas programadas${total > 0 ? ` (${formatNumber(total)})` : ""}`}
      list={list}
      tools={
        rows.length > 1 ? (
          <div className="-mr-3 flex items-center text-sm text-steel">
            <span aria-hidden="true">Escolher as desta lista</span>
            <ChooseAllBox label="Escolher as desta lista" selection={selection} />
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
                    isChosen={selection.has(page.id)}
                    isPublishing={publish.isPending && publish.variables.id === page.id}
                    onChoose={() => selection.toggle(page.id)}
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
}

export const AgendaScreen = defineCardScreen(
  {
    title: "Agenda de publicação",
    summary: "Rascunhos que vão ao ar sozinhos, no horário de São Paulo. Na hora, cada um passa pelas regras de publicação.",
  },
  AgendaCard,
);
