import { stringify } from "csv-stringify/sync";
import { CONTACT_CHANNELS } from "#domain/counts/visit-kind";
import { clicksOf } from "#domain/results/figures";
import { RESULT_ORIGIN_NAMES, type ResultFilter } from "#domain/results/page-filter";
import type { RankedPage } from "#domain/results/rank-pages";
import type { Span } from "#domain/results/span";
import { guardFormula } from "#domain/transfer/formula";
import { describePages } from "../counts/describe-pages";
import { services } from "../services";

/** Rows written at a time. */
const BATCH = 500;

const HEADINGS = [
  "Página",
  "Endereço",
  "Tipo",
  "Visitas",
  CONTACT_CHANNELS.chat,
  CONTACT_CHANNELS.call,
  CONTACT_CHANNELS.copy,
  "Toques",
  "Contatos",
  "Vendas",
  "Valor vendido (R$)",
  "Cliques na busca",
  "Aparições na busca",
  "Posição na busca",
];

/** The pages of a span as a spreadsheet, in the order of the list, written while they are read. */
export async function* exportResults(span: Span, filter: ResultFilter): AsyncGenerator<string> {
  const ranked = await services().results.rankPages(span, filter);
  // The mark by which spreadsheets know UTF-8; semicolons, as those in Portuguese expect.
  yield `\uFEFF${write([HEADINGS])}`;
  for (let from = 0; from < ranked.length; from += BATCH) yield write(await toRows(ranked.slice(from, from + BATCH)));
}

function write(rows: readonly (readonly string[])[]): string {
  return stringify([...rows.map((row) => [...row])], { delimiter: ";", record_delimiter: "\r\n" });
}

async function toRows(pages: readonly RankedPage[]): Promise<string[][]> {
  const { connection, content } = services();
  const described = await describePages(
    connection.db,
    content.current.pages,
    pages.map(({ number }) => number),
  );
  return pages.map(({ number, figures, search }) => {
    const page = described.get(number);
    return [
      guardFormula(page?.title ?? "Página que já saiu do site"),
      page?.path ?? "",
      page ? RESULT_ORIGIN_NAMES[page.origin] : "",
      ...[figures.visits, figures.chat, figures.call, figures.copy, clicksOf(figures), figures.contacts, figures.sold, figures.value].map(
        String,
      ),
      ...(search ? [String(search.clicks), String(search.impressions), search.position.toFixed(1).replace(".", ",")] : ["", "", ""]),
    ];
  });
}
