import { CONTACT_CHANNELS } from "#domain/counts/visit-kind";
import { clicksOf } from "#domain/results/figures";
import { type RankedPage, RESULT_ORIGIN_NAMES, type ResultFilter } from "#domain/results/page-filter";
import type { Span } from "#domain/results/span";
import type { CountedPage } from "../counts/describe-pages";
import { services } from "../services";
import { type FileRow, writeCsv } from "../transfer/export-pages";

/** Rows written at a time. */
const BATCH = 500;

type Told = { told: RankedPage; page: CountedPage | undefined };

/** By column, in their order. */
const CELLS: Readonly<Record<string, (row: Told) => FileRow[string]>> = {
  Página: ({ page }) => page?.title ?? "Página que já saiu do site",
  Endereço: ({ page }) => page?.path ?? "",
  Tipo: ({ page }) => (page ? RESULT_ORIGIN_NAMES[page.origin] : ""),
  Visitas: ({ told }) => told.figures.visits,
  [CONTACT_CHANNELS.chat]: ({ told }) => told.figures.chat,
  [CONTACT_CHANNELS.call]: ({ told }) => told.figures.call,
  [CONTACT_CHANNELS.copy]: ({ told }) => told.figures.copy,
  Toques: ({ told }) => clicksOf(told.figures),
  Contatos: ({ told }) => told.figures.contacts,
  Vendas: ({ told }) => told.figures.sold,
  "Valor vendido (R$)": ({ told }) => told.figures.value,
  "Cliques na busca": ({ told }) => told.search?.clicks ?? null,
  "Aparições na busca": ({ told }) => told.search?.impressions ?? null,
  "Posição na busca": ({ told }) => told.search?.position.toFixed(1).replace(".", ",") ?? null,
};

/** The pages of a span as a spreadsheet, in the order of the list, written while they are read. */
export const exportResults = (span: Span, filter: ResultFilter): AsyncGenerator<string> =>
  writeCsv(Object.keys(CELLS), readRows(span, filter));

async function* readRows(span: Span, filter: ResultFilter): AsyncGenerator<FileRow[]> {
  const { visitCounts, results } = services();
  const ranked = await results.rankPages(span, filter);
  for (let from = 0; from < ranked.length; from += BATCH) {
    const some = ranked.slice(from, from + BATCH);
    const described = await visitCounts.describePages(some.map(({ number }) => number));
    yield some.map((told) => {
      const row = { told, page: described.get(told.number) };
      return Object.fromEntries(Object.entries(CELLS).map(([column, read]) => [column, read(row)]));
    });
  }
}
