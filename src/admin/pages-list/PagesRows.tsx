import { SquarePen } from "lucide-react";
import type { RefObject } from "react";
import { isNarrowed, type PagesFilter } from "#domain/page/pages-filter";
import { PATHS } from "#domain/site/paths";
import { Button, ButtonLink } from "../ui/Button";
import { CardMessage } from "../ui/Card";
import { ListContent } from "../ui/list/ListContent";
import { ListSkeleton } from "../ui/list/ListSkeleton";
import { findRange } from "../ui/list/list-range";
import { Pagination } from "../ui/list/Pagination";
import type { Selection } from "../ui/list/use-selection";
import { PagesTable } from "./PagesTable";
import type { PagesList, usePagesList } from "./use-pages-list";

interface PagesRowsProps {
  list: ReturnType<typeof usePagesList>;
  isPastTheEnd: boolean;
  filter: PagesFilter;
  selection: Selection;
  onRemove: (page: PagesList["pages"][number]) => void;
  onGo: (page: number) => void;
  onClearFilters: () => void;
  top: RefObject<HTMLElement | null>;
}

/** The list's rows, or what it says in their place. */
export function PagesRows({ list, isPastTheEnd, filter, selection, onRemove, onGo, onClearFilters, top }: PagesRowsProps) {
  return (
    <ListContent
      list={list}
      errorTitle="Erro ao carregar páginas"
      empty={({ total }) => (isPastTheEnd || total === 0 ? nothing() : undefined)}
    >
      {(data) => (
        <>
          <PagesTable pages={data.pages} order={filter.order} isStale={list.isPlaceholderData} selection={selection} onRemove={onRemove} />
          <Pagination label="Páginas da lista" range={findRange(data)} onGo={onGo} top={top} />
        </>
      )}
    </ListContent>
  );

  function nothing() {
    if (isPastTheEnd) return <ListSkeleton />;
    if (!isNarrowed(filter)) {
      return (
        <CardMessage
          action={
            <ButtonLink href={PATHS.newPage} icon={SquarePen}>
              Escrever uma página
            </ButtonLink>
          }
        >
          <p>Nenhuma página foi gerada ainda</p>
        </CardMessage>
      );
    }
    return (
      <CardMessage action={<Button onClick={onClearFilters}>Limpar busca e filtros</Button>}>
        {filter.query.trim() ? (
          <p>
            Nenhuma página encontrada para <q className="font-semibold text-ink">{filter.query}</q>
          </p>
        ) : (
          <p>Nenhuma página com estes filtros.</p>
        )}
      </CardMessage>
    );
  }
}
