import { actions } from "astro:actions";
import { FileDown } from "lucide-react";
import type { RefObject } from "react";
import { Button, ButtonLink, NewTabLink } from "#admin/ui/Button";
import { Empty } from "#admin/ui/Card";
import { ListSearch, ListSelect } from "#admin/ui/list/choices";
import { ListCard } from "#admin/ui/list/ListCard";
import { useList } from "#admin/ui/list/use-list";
import { toVisibleText } from "#domain/panel/visible-text";
import { clicksOf } from "#domain/results/figures";
import { RESULT_ORDER_NAMES, RESULT_ORDERS, RESULT_ORIGIN_NAMES, RESULT_ORIGINS } from "#domain/results/page-filter";
import type { Span } from "#domain/results/span";
import { PATHS } from "#domain/site/paths";
import { formatMoney, formatNumber } from "#domain/text/format";
import { call } from "../../../call/call";
import { RESULTS_KEY } from "../../../page/page-keys";
import { changeParams, type ListAddress } from "../../../ui/list/use-address-params";
import { formatRate, type ResultPage } from "../use-results";

export function PagesCard({ span, address, heading }: { span: Span; address: ListAddress; heading: RefObject<HTMLHeadingElement | null> }) {
  const filter = {
    query: address.query,
    origin: address.readOneOf("origem", RESULT_ORIGINS),
    place: address.read("lugar"),
    topic: address.read("assunto"),
    order: address.readOneOf("ordem", RESULT_ORDER_NAMES) ?? "visits",
  };
  const list = useList({
    key: [...RESULTS_KEY, "pages"],
    address,
    filter: { ...span, ...filter },
    read: (asked) => call(actions.results.pages, asked),
    rows: ({ pages }) => pages,
    heading,
  });
  const { hasReport = false, filterNames: { place, topic } = {} } = list.data ?? {};
  const [, ...orders] = RESULT_ORDER_NAMES.filter((order) => hasReport || !RESULT_ORDERS[order].isOfSearch || order === filter.order);
  const narrowed = [
    { by: "lugar", label: "Lugar", chosen: filter.place, name: place },
    { by: "assunto", label: "Assunto", chosen: filter.topic, name: topic },
  ].filter(({ chosen }) => chosen !== undefined);
  const names = list.rows[0] ? listFigures(list.rows[0], hasReport).map(([name]) => name) : [];

  return (
    <ListCard
      id="por-pagina"
      title="Por página"
      list={list}
      tools={
        <ButtonLink icon={FileDown} href={exportPath(span)} download>
          Baixar planilha
        </ButtonLink>
      }
      filters={
        <>
          <div className="flex flex-wrap items-end gap-3">
            <ListSearch list={list} address={address} label="Buscar páginas" />
            <ListSelect address={address} name="origem" label="Tipo" all="Todos" options={RESULT_ORIGIN_NAMES} />
            <ListSelect
              address={address}
              name="ordem"
              label="Ordem"
              all={RESULT_ORDERS.visits.name}
              options={Object.fromEntries(orders.map((order) => [order, RESULT_ORDERS[order].name]))}
            />
          </div>
          <div className="flex flex-wrap gap-2 empty:hidden">
            {narrowed.map(({ by, label, chosen, name = chosen }) => (
              <Button key={by} onClick={() => address.narrow({ [by]: undefined })}>
                {label}: {name} (tirar)
              </Button>
            ))}
          </div>
        </>
      }
      counted={["página", "páginas"]}
      errorTitle="Erro ao carregar as páginas"
      empty={<Empty>Nenhuma página com visitas, contatos ou dados da busca para esta escolha.</Empty>}
      table={{
        caption: "Páginas e o que cada uma trouxe no período",
        columns: [["Página", "px-4 sm:px-5"], ...names.map((name) => [name, "px-2 text-right max-lg:hidden"] as const)],
      }}
      row={(one) => <PageRow key={one.number} one={one} hasReport={hasReport} />}
      pages="Páginas da lista"
      hasRange
    />
  );
}

/** All pages of the list as it is narrowed. */
function exportPath({ from, to }: Span): string {
  const asked = { de: from, ate: to, periodo: undefined, por: undefined, pagina: undefined };
  return `${PATHS.results}/exportar.csv${changeParams(location.search, asked)}`;
}

/** Wide screens have a column for each figure; a phone has them under the title, each with its name. */
function PageRow({ one, hasReport }: { one: ResultPage; hasReport: boolean }) {
  const { page } = one;
  const figures = listFigures(one, hasReport);
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="px-4 py-3 text-left font-normal wrap-anywhere sm:px-5">
        {page ? (
          <>
            <NewTabLink href={page.path} className="font-semibold no-underline hover:underline">
              {toVisibleText(page.title)}
            </NewTabLink>
            <span className="block text-sm text-steel">
              {RESULT_ORIGIN_NAMES[page.origin]}
              {page.isPublic ? "" : ", fora do ar"}
            </span>
          </>
        ) : (
          <span className="text-steel">Página que já saiu do site</span>
        )}
        <span className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm tabular-nums lg:hidden">
          {figures.map(([name, value]) => (
            <span key={name}>
              {name}: <strong className="font-semibold">{value}</strong>
            </span>
          ))}
        </span>
      </th>
      {figures.map(([name, value]) => (
        <td key={name} className="px-2 py-3 text-right whitespace-nowrap tabular-nums max-lg:hidden">
          {value}
        </td>
      ))}
    </tr>
  );
}

function listFigures({ figures, search }: ResultPage, hasReport: boolean): [name: string, value: string][] {
  const found = (value: number | undefined) => (value === undefined ? "–" : formatNumber(value));
  const ofSearch: [string, string][] = [
    ["Cliques na busca", found(search?.clicks)],
    ["Aparições", found(search?.impressions)],
    ["Posição", found(search?.position)],
  ];
  return [
    ["Visitas", formatNumber(figures.visits)],
    ["Toques", formatNumber(clicksOf(figures))],
    ["Taxa", formatRate(figures)],
    ["Contatos", formatNumber(figures.contacts)],
    ["Vendido", figures.value === 0 ? "–" : formatMoney(figures.value)],
    ...(hasReport ? ofSearch : []),
  ];
}
