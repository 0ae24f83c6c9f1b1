import { CONTACT_CHANNELS } from "#domain/counts/visit-kind";
import { clicksOf } from "#domain/results/figures";
import { RESULT_ORIGIN_NAMES, type ResultFilter } from "#domain/results/page-filter";
import type { RankedPage } from "#domain/results/rank-pages";
import type { Span } from "#domain/results/span";
import { describePages } from "../counts/describe-pages";
import { services } from "../services";
import { type FileRow, writeCsv } from "../transfer/export-pages";

/** Rows written at a time. */
const BATCH = 500;

const COLUMNS = [
  "Página",
  "Endereço",
  "Tipo",
  "Visitas",
  ...Object.values(CONTACT_CHANNELS),
  "Toques",
  "Contatos",
  "Vendas",
  "Valor vendido (R$)",
  "Cliques na busca",
  "Aparições na busca",
  "Posição na busca",
];

/** The pages of a span as a spreadsheet, in the order of the list, written while they are read. */
export const exportResults = (span: Span, filter: ResultFilter): AsyncGenerator<string> => writeCsv(COLUMNS, readRows(span, filter));

async function* readRows(span: Span, filter: ResultFilter): AsyncGenerator<FileRow[]> {
  const ranked = await services().results.rankPages(span, filter);
  for (let from = 0; from < ranked.length; from += BATCH) yield await toRows(ranked.slice(from, from + BATCH));
}

async function toRows(pages: readonly RankedPage[]): Promise<FileRow[]> {
  const { connection, content } = services();
  const described = await describePages(
    connection.db,
    content.current.pages,
    pages.map(({ number }) => number),
  );
  return pages.map(({ number, figures, search }) => {
    const page = described.get(number);
    return {
      Página: page?.title ?? "Página que já saiu do site",
      Endereço: page?.path ?? "",
      Tipo: page ? RESULT_ORIGIN_NAMES[page.origin] : "",
      Visitas: figures.visits,
      [CONTACT_CHANNELS.chat]: figures.chat,
      [CONTACT_CHANNELS.call]: figures.call,
      [CONTACT_CHANNELS.copy]: figures.copy,
      Toques: clicksOf(figures),
      Contatos: figures.contacts,
      Vendas: figures.sold,
      "Valor vendido (R$)": figures.value,
      "Cliques na busca": search?.clicks ?? null,
      "Aparições na busca": search?.impressions ?? null,
      "Posição na busca": search ? search.position.toFixed(1).replace(".", ",") : null,
    };
  });
}
