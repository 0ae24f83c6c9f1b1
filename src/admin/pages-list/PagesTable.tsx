import type { PagesOrder } from "#domain/page/pages-filter";
import type { Selection } from "../ui/list/use-selection";
import { PageRow } from "./PageRow";
import type { PagesList } from "./use-pages-list";

type Page = PagesList["pages"][number];

interface PagesTableProps {
  pages: readonly Page[];
  order: PagesOrder;
  /** Rows of the page before, while the next one loads. */
  isStale: boolean;
  selection: Selection;
  onRemove: (page: Page) => void;
}

const CAPTIONS: Record<PagesOrder, string> = {
  newest: "Páginas, da mais nova para a mais antiga",
  oldest: "Páginas, da mais antiga para a mais nova",
  title: "Páginas em ordem alfabética",
};

const HEAD = "border-y border-line bg-paper px-3 py-2 text-left text-sm font-semibold text-steel";

export function PagesTable({ pages, order, isStale, selection, onRemove }: PagesTableProps) {
  return (
    <table aria-busy={isStale} className="w-full border-collapse">
      <caption className="sr-only">{CAPTIONS[order]}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} w-11 p-0 pl-1 sm:pl-2`}>
            <label className="flex size-11 cursor-pointer items-center justify-center">
              <input
                type="checkbox"
                aria-label="Escolher todas as páginas desta lista"
                checked={selection.isAll}
                ref={(box) => {
                  if (box) box.indeterminate = selection.isSome;
                }}
                onChange={selection.toggleAll}
                className="size-4.5"
              />
            </label>
          </th>
          <th scope="col" className={`${HEAD} pl-1`}>
            Página
          </th>
          <th scope="col" className={`${HEAD} max-lg:hidden`}>
            Estado
          </th>
          <th scope="col" className={`${HEAD} max-lg:hidden`}>
            Origem
          </th>
          <th scope="col" className={`${HEAD} max-lg:hidden`}>
            Criada em
          </th>
          <th scope="col" className={`${HEAD} max-sm:hidden`}>
            <span className="sr-only">Ações</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <PageRow
            key={page.id}
            page={page}
            isChosen={selection.has(page.id)}
            onChoose={() => selection.toggle(page.id)}
            onRemove={() => onRemove(page)}
          />
        ))}
      </tbody>
    </table>
  );
}
