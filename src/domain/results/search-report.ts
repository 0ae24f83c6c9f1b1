import { toSearchText } from "#domain/text/search-text";

/** What the columns of a search engine's report of pages are called, in Portuguese and English, folded. */
const HEADINGS = {
  page: ["paginas principais", "principais paginas", "paginas", "pagina", "top pages", "pages", "page", "url", "endereco"],
  clicks: ["cliques", "clicks"],
  impressions: ["impressoes", "impressions"],
  ctr: ["ctr"],
  position: ["posicao", "position", "posicao media", "average position"],
} as const;

export type ReportColumn = keyof typeof HEADINGS;

/** Without these a file is no report; the rate is told by the two counts. */
const REQUIRED = { page: "Páginas principais", clicks: "Cliques", impressions: "Impressões", position: "Posição" } as const;

/** What a search engine's report says of a page. */
export interface SearchFigures {
  clicks: number;
  impressions: number;
  position: number;
}

export interface ReportRow extends SearchFigures {
  address: string;
}

export interface ImportedReport {
  /** Pages that have figures of it now. */
  matched: number;
  unmatched: number;
  /** The first of the addresses that no page has. */
  examples: readonly string[];
}

/** Where each column stands; a problem in words where one is missing. */
export function readReportHeadings(cells: readonly string[]): Map<ReportColumn, number> | { problem: string } {
  const found = new Map<ReportColumn, number>();
  for (const [index, cell] of cells.entries()) {
    const folded = toSearchText(cell);
    const column = (Object.keys(HEADINGS) as ReportColumn[]).find((name) => (HEADINGS[name] as readonly string[]).includes(folded));
    if (column !== undefined && !found.has(column)) found.set(column, index);
  }
  const missing = (Object.keys(REQUIRED) as (keyof typeof REQUIRED)[]).filter((column) => !found.has(column));
  if (missing.length === 0) return found;
  if (!found.has("page") && found.has("clicks")) {
    return {
      problem:
        "Este arquivo do Search Console não é o das páginas: a primeira coluna é outra. Abra o .zip da exportação e escolha “Páginas.csv” (em inglês, “Pages.csv”).",
    };
  }
  return {
    problem: `${missing.length === 1 ? "Falta a coluna" : "Faltam as colunas"} ${missing.map((column) => `“${REQUIRED[column]}”`).join(", ")}. No Search Console, abra Desempenho, use Exportar e escolha “Páginas.csv”.`,
  };
}

/** A line's figures; a problem in words where one cannot be read. */
export function readReportRow(cells: readonly string[], columns: ReadonlyMap<ReportColumn, number>): ReportRow | { problem: string } {
  const cell = (column: ReportColumn) => (cells[columns.get(column) ?? -1] ?? "").trim();
  const counts = {
    clicks: readCount(cell("clicks")),
    impressions: readCount(cell("impressions")),
    position: readDecimal(cell("position")),
  };
  const unread = (Object.keys(counts) as (keyof typeof counts)[]).find((column) => counts[column] === undefined);
  if (unread)
    return { problem: `“${cell(unread).slice(0, 40)}” não é um número, na coluna “${REQUIRED[unread]}”. Exporte o arquivo de novo.` };
  const { clicks = 0, impressions = 0, position = 0 } = counts;
  return { address: cell("page"), clicks, impressions, position };
}

/** Whole, thousands parted by a point, a comma or a space. @example readCount("1.234") // 1234 */
export const readCount = (text: string) =>
  /^\d{1,9}$|^\d{1,3}([.,\s]\d{3}){1,3}$/.test(text) ? Number(text.replace(/\D/g, "")) : undefined;

/** With a decimal comma or point. @example readDecimal("12,5") // 12.5 */
export const readDecimal = (text: string) => (/^\d{1,6}([.,]\d{1,10})?$/.test(text) ? Number(text.replace(",", ".")) : undefined);

/** The path of an address as the site writes it; undefined for what is none. @example toPath("https://abrefacil.com.br/faq/?a=1#x") // "/faq" */
export function toPath(address: string): string | undefined {
  const text = address.startsWith("/") ? address : /^https?:\/\/[^/?#\s]+(.*)$/i.exec(address)?.[1];
  if (text === undefined) return undefined;
  const path = (/^[^?#]*/.exec(text)?.[0] ?? "").replace(/\/+$/, "");
  try {
    return decodeURI(path) || "/";
  } catch {
    return undefined;
  }
}

/** Figures of several addresses of one page, which it had one after the other. */
export function joinRows<Row extends SearchFigures>(one: Row, other: Row): Row {
  const impressions = one.impressions + other.impressions;
  const position =
    impressions === 0
      ? Math.min(one.position, other.position)
      : (one.position * one.impressions + other.position * other.impressions) / impressions;
  return { ...one, clicks: one.clicks + other.clicks, impressions, position };
}
