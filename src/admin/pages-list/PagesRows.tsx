import { SquarePen } from "lucide-react";
import type { PagesFilter } from "#domain/page/pages-filter";
import { PATHS } from "#domain/site/paths";
import { Button, ButtonLink } from "../ui/Button";
import { CardMessage } from "../ui/Card";
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
  isNarrowed: boolean;
  selection: Selection;
  onRemove: (page: PagesList["pages"][number]) => void;
  onGo: (page: number) => void;
  onClearFilters: () => void;
}

/** The list's rows, or what it says in their place. */
export function PagesRows({ list, isPastTheEnd, filter, isNarrowed, selection, onRemove, onGo, onClearFilters }: PagesRowsProps) {
  if (list.isPending || isPastTheEnd) return <ListSkeleton />;
  if (list.isError && !list.data) {
    return (
      <CardMessage role="alert" action={<Button onClick={() => list.refetch()}>Tentar novamente</Button>}>
        <p className="font-semibold text-ink">Erro ao carregar páginas</p>
        <p>{list.error.message}</p>
      </CardMessage>
    );
  }
  const { pages, total } = list.data;
  if (total === 0 && !isNarrowed) {
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
  if (total === 0) {
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
  return (
    <>
      <PagesTable pages={pages} order={filter.order} isStale={list.isPlaceholderData} selection={selection} onRemove={onRemove} />
      <Pagination label="Páginas da lista" range={findRange(list.data)} onGo={onGo} />
    </>
  );
}
