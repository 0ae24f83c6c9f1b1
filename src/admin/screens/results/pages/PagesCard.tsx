import { actions } from "astro:actions";
import { FileDown } from "lucide-react";
import type { RefObject } from "react";
import { isSearchOrder, RESULT_ORDERS, RESULT_ORIGIN_NAMES, type ResultFilter } from "#domain/results/page-filter";
import type { Span } from "#domain/results/span";
import { PATHS } from "#domain/site/paths";
import { call } from "../../../call/call";
import { RESULTS_KEY } from "../../../results/results-key";
import { Button, ButtonLink } from "../../../ui/Button";
import { SearchField } from "../../../ui/field/SearchField";
import { Empty } from "../../../ui/list/Empty";
import { ListCard } from "../../../ui/list/ListCard";
import { ListSelect } from "../../../ui/list/ListSelect";
import type { ListAddress } from "../../../ui/list/use-address-params";
import { useList } from "../../../ui/list/use-list";
import { PagesTable } from "./PagesTable";
import { ORDER_NAMES, readPagesFilter } from "./use-pages-filter";

interface PagesCardProps {
  span: Span;
  address: ListAddress;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Page by page, searched, narrowed and sorted. */
export function PagesCard({ span, address, heading }: PagesCardProps) {
  const { from, to } = span;
  const filter = readPagesFilter(address);
  const list = useList({
    key: [...RESULTS_KEY, "pages"],
    address,
    filter: { from, to, ...filter },
    read: (asked) => call(actions.results.pages, asked),
    rows: ({ pages }) => pages,
    heading,
  });
  const hasReport = list.data?.importedAt !== undefined;
  const [, ...orders] = RESULT_ORDERS.filter((order) => hasReport || !isSearchOrder(order) || order === filter.order);
  const { place, topic } = list.data?.filterNames ?? {};

  return (
    <ListCard
      id="por-pagina"
      title="Por página"
      list={list}
      tools={
        <ButtonLink icon={FileDown} href={exportPath(span, filter)} download>
          Baixar planilha
        </ButtonLink>
      }
      filters={
        <>
          <div className="flex flex-wrap items-end gap-3">
            <SearchField
              label="Buscar páginas"
              query={filter.query}
              isBusy={list.isPlaceholderData}
              onSearch={(busca) => address.narrow({ busca })}
            />
            <ListSelect address={address} name="origem" label="Tipo" all="Todos" options={RESULT_ORIGIN_NAMES} />
            <ListSelect
              address={address}
              name="ordem"
              label="Ordem"
              all={ORDER_NAMES.visits}
              options={Object.fromEntries(orders.map((order) => [order, ORDER_NAMES[order]]))}
            />
          </div>
          {filter.place === undefined && filter.topic === undefined ? null : (
            <div className="flex flex-wrap gap-2">
              {filter.place === undefined ? null : (
                <Button onClick={() => address.narrow({ lugar: undefined })}>Lugar: {place ?? filter.place} (tirar)</Button>
              )}
              {filter.topic === undefined ? null : (
                <Button onClick={() => address.narrow({ assunto: undefined })}>Assunto: {topic ?? filter.topic} (tirar)</Button>
              )}
            </div>
          )}
        </>
      }
      counted={["página", "páginas"]}
      errorTitle="Erro ao carregar as páginas"
      empty={<Empty>Nenhuma página com visitas, contatos ou dados da busca para esta escolha.</Empty>}
      content={() => <PagesTable pages={list.rows} hasReport={hasReport} isStale={list.isPlaceholderData} />}
      pages="Páginas da lista"
      hasRange
    />
  );
}

function exportPath({ from, to }: Span, { query, origin, place, topic, order }: ResultFilter): string {
  const params = new URLSearchParams({ de: from, ate: to, ordem: order });
  for (const [name, value] of Object.entries({ busca: query, origem: origin, lugar: place, assunto: topic }))
    if (value) params.set(name, value);
  return `${PATHS.results}/exportar.csv?${params}`;
}
