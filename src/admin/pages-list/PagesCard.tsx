import { useEffect, useRef, useState } from "react";
import { PAGES_LIST_ID } from "#domain/site/paths";
import { formatCount } from "../run/run-texts";
import { Card, CardTitle } from "../ui/Card";
import { catchFocus } from "../ui/catch-focus";
import { ConfirmDialog } from "../ui/dialog/ConfirmDialog";
import { useLast } from "../ui/dialog/use-last";
import { SearchField } from "../ui/field/SearchField";
import { ListStatus } from "../ui/list/ListStatus";
import { describeTotal } from "../ui/list/list-range";
import { useSelection } from "../ui/list/use-selection";
import { BulkBar } from "./BulkBar";
import { PagesFilters } from "./PagesFilters";
import { PagesRows } from "./PagesRows";
import { type BulkAction, useBulkPages } from "./use-bulk-pages";
import { useFoundPages } from "./use-found-pages";
import { useListAddress } from "./use-list-address";
import { type PagesList, usePagesList } from "./use-pages-list";
import { useRemovePage } from "./use-remove-page";

type Page = PagesList["pages"][number];

/** The pages: search, filters, pages of rows, view, edit and delete, one or several. */
export function PagesCard() {
  const { address, narrow, goToPage, correctPage } = useListAddress();
  const list = usePagesList(address);
  const remove = useRemovePage();
  const { page: _, order: __, ...scope } = address;
  const selection = useSelection(list.data?.pages.map(({ id }) => id) ?? [], JSON.stringify(scope));
  const bulk = useBulkPages(selection.drop);
  const found = useFoundPages(address, list.data, selection);
  const [removing, setRemoving] = useState<Page>();
  const [isRemovingSeveral, setIsRemovingSeveral] = useState(false);
  const asked = useLast(removing);
  const heading = useRef<HTMLHeadingElement>(null);

  // The last row of the last page may be gone, or the address may name a page that never was.
  const isPastTheEnd = list.data !== undefined && list.data.pages.length === 0 && list.data.total > 0;
  const lastPage = list.data ? Math.max(1, Math.ceil(list.data.total / list.data.pageSize)) : 1;
  useEffect(() => {
    if (isPastTheEnd && !list.isPlaceholderData && lastPage !== address.page) correctPage(lastPage);
  });

  const isThere = list.data !== undefined;
  useEffect(() => {
    if (isThere && location.hash === `#${PAGES_LIST_ID}`) heading.current?.focus();
  }, [isThere]);

  const count = selection.ids.length;
  return (
    <Card aria-labelledby={PAGES_LIST_ID}>
      <div className="grid gap-4 px-4 py-4 sm:px-5">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <CardTitle id={PAGES_LIST_ID} ref={heading}>
            Páginas geradas
          </CardTitle>
          <SearchField
            label="Buscar páginas pelo título"
            placeholder="Buscar pelo título"
            query={address.query}
            isBusy={list.isPlaceholderData}
            onSearch={(query) => narrow({ query })}
          />
        </div>
        <PagesFilters filter={address} onNarrow={narrow} />
      </div>
      <ListStatus list={list} describe={(found) => (found.total === 1 ? "1 página" : `${describeTotal(found)} páginas`)} />
      <PagesRows
        list={list}
        isPastTheEnd={isPastTheEnd}
        filter={address}
        selection={selection}
        onRemove={setRemoving}
        onGo={goToPage}
        top={heading}
        onClearFilters={() => narrow({ query: "", origin: undefined, status: undefined, period: undefined })}
      />
      <BulkBar count={count} found={found} work={bulk} onAct={act} onClear={selection.clear} />
      <ConfirmDialog
        isOpen={removing !== undefined}
        title="Excluir página?"
        description={`A página "${asked?.title ?? ""}" sai do ar imediatamente e vai para a lixeira.`}
        confirmLabel="Excluir página"
        focusAfterConfirm={heading}
        onClose={() => setRemoving(undefined)}
        onConfirm={() => {
          if (!asked) return;
          selection.drop([asked.id]);
          remove.mutate(asked.id);
        }}
      />
      <ConfirmDialog
        isOpen={isRemovingSeveral}
        title={count === 1 ? "Excluir 1 página?" : `Excluir ${formatCount(count)} páginas?`}
        description="Elas saem do ar imediatamente e ficam 30 dias na lixeira, de onde podem voltar."
        confirmLabel="Excluir"
        focusAfterConfirm={heading}
        onClose={() => setIsRemovingSeveral(false)}
        onConfirm={() => void change("remove")}
      />
    </Card>
  );

  function act(action: BulkAction): void {
    if (action === "remove") setIsRemovingSeveral(true);
    else void change(action);
  }

  async function change(action: BulkAction): Promise<void> {
    await bulk.act(selection.ids, action);
    // The bar goes when nothing is left chosen, and the button that had the focus with it.
    catchFocus(heading.current);
  }
}
