import { FileDown } from "lucide-react";
import type { RefObject } from "react";
import { isSearchOrder, RESULT_ORDERS, RESULT_ORIGIN_NAMES, RESULT_ORIGINS, type ResultFilter } from "#domain/results/page-filter";
import type { Span } from "#domain/results/span";
import { PATHS } from "#domain/site/paths";
import { plural } from "../../../run/run-texts";
import { Button, ButtonLink } from "../../../ui/Button";
import { Card, CardMessage, CardTitle } from "../../../ui/Card";
import { SearchField } from "../../../ui/field/SearchField";
import { SelectField } from "../../../ui/field/SelectField";
import { ListContent } from "../../../ui/list/ListContent";
import { ListStatus } from "../../../ui/list/ListStatus";
import { findRange } from "../../../ui/list/list-range";
import { Pagination } from "../../../ui/list/Pagination";
import type { useAddressParams } from "../../../ui/list/use-address-params";
import { useExistingPage } from "../../../ui/list/use-existing-page";
import { useResultPages } from "../use-results";
import { PagesTable } from "./PagesTable";
import { ORDER_NAMES, readPagesFilter } from "./use-pages-filter";

interface PagesCardProps {
  span: Span;
  address: ReturnType<typeof useAddressParams>;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Page by page, searched, narrowed and sorted. */
export function PagesCard({ span, address, heading }: PagesCardProps) {
  const filter = readPagesFilter(address);
  const list = useResultPages(span, filter, address.page);
  useExistingPage(list, address);
  const hasReport = list.data?.importedAt !== undefined;
  const orders = RESULT_ORDERS.filter((order) => hasReport || !isSearchOrder(order) || order === filter.order);
  const { place, topic } = list.data?.filterNames ?? {};

  return (
    <Card aria-labelledby="por-pagina">
      <div className="grid gap-3 px-4 py-4 sm:px-5">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <CardTitle id="por-pagina" ref={heading}>
            Por página
          </CardTitle>
          <ButtonLink icon={FileDown} href={exportPath(span, filter)} download>
            Baixar planilha
          </ButtonLink>
        </div>
        <div className="flex flex-wrap items-end gap-3">
          <SearchField
            label="Buscar páginas"
            query={filter.query}
            isBusy={list.isPlaceholderData}
            onSearch={(busca) => address.narrow({ busca })}
          />
          <SelectField
            label="Tipo"
            value={filter.origin ?? ""}
            options={[{ value: "", label: "Todos" }, ...RESULT_ORIGINS.map((value) => ({ value, label: RESULT_ORIGIN_NAMES[value] }))]}
            onChoose={(origem) => address.narrow({ origem })}
          />
          <SelectField
            label="Ordem"
            value={filter.order}
            options={orders.map((value) => ({ value, label: ORDER_NAMES[value] }))}
            onChoose={(ordem) => address.narrow({ ordem: ordem === "visits" ? undefined : ordem })}
          />
        </div>
        <div className="flex flex-wrap gap-2 empty:hidden">
          {filter.place === undefined ? null : (
            <Button onClick={() => address.narrow({ lugar: undefined })}>Lugar: {place ?? filter.place} (tirar)</Button>
          )}
          {filter.topic === undefined ? null : (
            <Button onClick={() => address.narrow({ assunto: undefined })}>Assunto: {topic ?? filter.topic} (tirar)</Button>
          )}
        </div>
      </div>
      <ListStatus list={list} describe={({ total }) => plural(total, "página", "páginas")} />
      <ListContent
        list={list}
        errorTitle="Erro ao carregar as páginas"
        empty={({ total }) =>
          total === 0 ? (
            <CardMessage>
              <p>Nenhuma página com visitas, contatos ou dados da busca para esta escolha.</p>
            </CardMessage>
          ) : undefined
        }
      >
        {({ pages, ...rest }) => (
          <>
            <PagesTable pages={pages} hasReport={hasReport} isStale={list.isPlaceholderData} />
            <Pagination
              label="Páginas da lista"
              range={findRange({ ...rest, pages, isTotalExact: true })}
              onGo={address.goToPage}
              top={heading}
            />
          </>
        )}
      </ListContent>
    </Card>
  );
}

function exportPath({ from, to }: Span, { query, origin, place, topic, order }: ResultFilter): string {
  const params = new URLSearchParams({ de: from, ate: to, ordem: order });
  for (const [name, value] of Object.entries({ busca: query, origem: origin, lugar: place, assunto: topic }))
    if (value) params.set(name, value);
  return `${PATHS.results}/exportar.csv?${params}`;
}
