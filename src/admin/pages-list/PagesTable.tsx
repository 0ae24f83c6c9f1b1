import type { PagesOrder } from "#domain/page/pages-filter";
import { ChooseAllBox } from "../ui/list/ChooseBox";
import { HeadCell } from "../ui/list/HeadCell";
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

export function PagesTable({ pages, order, isStale, selection, onRemove }: PagesTableProps) {
  return (
    <table aria-busy={isStale} className="w-full border-collapse">
      <caption className="sr-only">{CAPTIONS[order]}</caption>
      <thead>
        <tr>
          <HeadCell className="w-11 p-0 px-3 pl-1 sm:pl-2">
            <ChooseAllBox label="Escolher todas as páginas desta lista" selection={selection} />
          </HeadCell>
          <HeadCell className="px-3 pl-1">Página</HeadCell>
          <HeadCell className="px-3 max-lg:hidden">Estado</HeadCell>
          <HeadCell className="px-3 max-lg:hidden">Origem</HeadCell>
          <HeadCell className="px-3 max-lg:hidden">Criada em</HeadCell>
          <HeadCell className="px-3 max-sm:hidden">
            <span className="sr-only">Ações</span>
          </HeadCell>
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
