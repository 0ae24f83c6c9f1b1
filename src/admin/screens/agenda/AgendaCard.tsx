import { CalendarX } from "lucide-react";
import { useRef } from "react";
import { dayOf, describeDay } from "#domain/calendar/owner-time";
import { formatCount, plural } from "../../run/run-texts";
import { Button } from "../../ui/Button";
import { Card, CardMessage, CardTitle } from "../../ui/Card";
import { ChooseAllBox } from "../../ui/list/ChooseBox";
import { ListContent } from "../../ui/list/ListContent";
import { ListStatus } from "../../ui/list/ListStatus";
import { findRange } from "../../ui/list/list-range";
import { Pagination } from "../../ui/list/Pagination";
import { SelectionBar } from "../../ui/list/SelectionBar";
import { useAddressParams } from "../../ui/list/use-address-params";
import { useExistingPage } from "../../ui/list/use-existing-page";
import { useSelection } from "../../ui/list/use-selection";
import { AgendaRow } from "./AgendaRow";
import { type ScheduledPage, useAgenda } from "./use-agenda";

/** The pages that wait for their moment, by day: cancel one or several, or publish at once. */
export function AgendaCard() {
  const address = useAddressParams();
  const { list, cancel, publish } = useAgenda(address.page, (ids) => {
    selection.drop(ids);
    // The row and the bar that had the focus go.
    heading.current?.focus();
  });
  const shownIds = list.data?.pages.map(({ id }) => id) ?? [];
  const selection = useSelection(shownIds, String(address.page));
  const heading = useRef<HTMLHeadingElement>(null);
  const total = list.data?.total ?? 0;
  const count = selection.ids.length;

  useExistingPage(list, address);

  return (
    <Card aria-labelledby="agenda">
      <div className="flex min-h-19 flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-4 sm:px-5">
        <CardTitle id="agenda" ref={heading}>
          Páginas programadas{total > 0 ? ` (${formatCount(total)})` : ""}
        </CardTitle>
        {shownIds.length > 1 ? (
          <div className="-mr-3 flex items-center text-sm text-steel">
            <span aria-hidden="true">Escolher as desta lista</span>
            <ChooseAllBox label="Escolher as desta lista" selection={selection} />
          </div>
        ) : null}
      </div>
      <ListStatus list={list} describe={({ total }) => plural(total, "página programada", "páginas programadas")} />
      <ListContent list={list} errorTitle="Erro ao carregar a agenda" empty={() => (total === 0 ? <EmptyAgenda /> : undefined)}>
        {(shown) => (
          <div aria-busy={list.isPlaceholderData}>
            {groupByDay(shown.pages).map(([day, pages]) => (
              <section key={day} aria-label={describeDay(day)}>
                <h3 className="border-y border-line bg-paper px-4 py-2 text-sm font-semibold text-steel sm:px-5">
                  {describeDay(day)} · {plural(pages.length, "página", "páginas")}
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
            {total > shown.pageSize ? (
              <Pagination label="Páginas da agenda" range={findRange(shown)} onGo={address.goToPage} top={heading} />
            ) : null}
          </div>
        )}
      </ListContent>
      <SelectionBar
        label="Páginas escolhidas"
        count={count}
        chosen={plural(count, "página escolhida", "páginas escolhidas")}
        progress={undefined}
        onClear={selection.clear}
      >
        <Button icon={CalendarX} isBusy={cancel.isPending} busyText="Cancelando..." onClick={() => cancel.mutate([...selection.ids])}>
          Cancelar programação
        </Button>
      </SelectionBar>
    </Card>
  );
}

/** In the order they come. */
function groupByDay(pages: readonly ScheduledPage[]): [string, ScheduledPage[]][] {
  return [...Map.groupBy(pages, ({ publishAt }) => dayOf(publishAt))];
}

function EmptyAgenda() {
  return (
    <CardMessage>
      <p className="font-semibold text-ink">Nenhuma página programada</p>
      <p>Programe um rascunho no editor, em “Publicar em…”, ou escolha “Publicar aos poucos” ao gerar várias páginas.</p>
    </CardMessage>
  );
}
