import { toVisibleText } from "#domain/panel/visible-text";
import { formatReais } from "#domain/results/describe-figures";
import { clickRate } from "#domain/results/few-data";
import { clicksOf } from "#domain/results/figures";
import { RESULT_ORIGIN_NAMES } from "#domain/results/page-filter";
import { formatNumber } from "#domain/text/format";
import { ListTable } from "../../../ui/list/ListTable";
import { formatPercent, formatPosition } from "../results-texts";
import type { ResultPage } from "../use-results";

interface PagesTableProps {
  pages: readonly ResultPage[];
  /** Whether a search engine's report was imported. */
  hasReport: boolean;
  isStale: boolean;
}

/** Wide screens have a column for each figure; a phone has them under the title, each with its name. */
export function PagesTable({ pages, hasReport, isStale }: PagesTableProps) {
  const names = pages[0] ? listFigures(pages[0], hasReport).map(({ name }) => name) : [];
  return (
    <ListTable
      caption="Páginas e o que cada uma trouxe no período"
      columns={[["Página", "px-4 sm:px-5"], ...names.map((name) => [name, "px-2 text-right max-lg:hidden"] as const)]}
      isStale={isStale}
    >
      {pages.map((one) => (
        <PageRow key={one.number} one={one} hasReport={hasReport} />
      ))}
    </ListTable>
  );
}

function PageRow({ one, hasReport }: { one: ResultPage; hasReport: boolean }) {
  const { page } = one;
  const figures = listFigures(one, hasReport);
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="px-4 py-3 text-left font-normal wrap-anywhere sm:px-5">
        {page ? (
          <a href={page.path} target="_blank" rel="noopener" className="font-semibold no-underline hover:underline">
            {toVisibleText(page.title)}
            <span className="sr-only"> (abre em nova aba)</span>
          </a>
        ) : (
          <span className="text-steel">Página que já saiu do site</span>
        )}
        {page ? (
          <span className="block text-sm text-steel">
            {RESULT_ORIGIN_NAMES[page.origin]}
            {page.isPublic ? "" : ", fora do ar"}
          </span>
        ) : null}
        <span className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm tabular-nums lg:hidden">
          {figures.map(({ name, value }) => (
            <span key={name}>
              {name}: <strong className="font-semibold">{value}</strong>
            </span>
          ))}
        </span>
      </th>
      {figures.map(({ name, value }) => (
        <td key={name} className="px-2 py-3 text-right whitespace-nowrap tabular-nums max-lg:hidden">
          {value}
        </td>
      ))}
    </tr>
  );
}

function listFigures({ figures, search }: ResultPage, hasReport: boolean): { name: string; value: string }[] {
  const rate = clickRate(figures);
  return [
    { name: "Visitas", value: formatNumber(figures.visits) },
    { name: "Toques", value: formatNumber(clicksOf(figures)) },
    { name: "Taxa", value: rate === undefined ? "–" : formatPercent(rate) },
    { name: "Contatos", value: formatNumber(figures.contacts) },
    { name: "Vendido", value: figures.value === 0 ? "–" : formatReais(figures.value) },
    ...(hasReport
      ? [
          { name: "Cliques na busca", value: search ? formatNumber(search.clicks) : "–" },
          { name: "Aparições", value: search ? formatNumber(search.impressions) : "–" },
          { name: "Posição", value: search ? formatPosition(search.position) : "–" },
        ]
      : []),
  ];
}
