import type { GeneratedPage } from "../page/generated-page";
import { toSearchText } from "../page/search-text";

/** The columns of an exported file, in order; an imported one may bring those it has. */
export const COLUMNS = [
  "titulo",
  "endereco",
  "descricao",
  "palavras_chave",
  "conteudo",
  "situacao",
  "origem",
  "criada_em",
  "atualizada_em",
] as const;

export type Column = (typeof COLUMNS)[number];

export const REQUIRED_COLUMNS: readonly Column[] = ["titulo", "conteudo"];

/** One page as a file says it, by column; a column the file does not have is not there. */
export type Cells = ReadonlyMap<Column, string>;

/** What the earlier application and other programs call the same. */
const ALIASES: Readonly<Record<string, Column>> = {
  title: "titulo",
  slug: "endereco",
  description: "descricao",
  keywords: "palavras_chave",
  content: "conteudo",
  status: "situacao",
  origin: "origem",
  "created at": "criada_em",
  createdat: "criada_em",
  "updated at": "atualizada_em",
  updatedat: "atualizada_em",
};

const BY_NAME = new Map<string, Column>([
  ...COLUMNS.map((column) => [toSearchText(column), column] as const),
  ...Object.entries(ALIASES).map(([name, column]) => [name, column] as const),
]);

/**
 * The column a heading means, whatever its case, accents and signs between words.
 * @example findColumn("Palavras-chave") // "palavras_chave"
 */
export function findColumn(heading: string): Column | undefined {
  return BY_NAME.get(toSearchText(heading));
}

export const STATUS_WORDS = { public: "publica", draft: "rascunho" } as const;
export const ORIGIN_WORDS = { local: "local", ai: "ia", manual: "manual" } as const;

/** A page's cells in the order of `COLUMNS`. */
export function toCells(page: Omit<GeneratedPage, "id" | "version" | "deletedAt">): Record<Column, string> {
  return {
    titulo: page.title,
    endereco: page.slug,
    descricao: page.description,
    palavras_chave: page.keywords.join(", "),
    conteudo: page.content,
    situacao: STATUS_WORDS[page.status],
    origem: ORIGIN_WORDS[page.origin],
    criada_em: page.createdAt.toISOString(),
    atualizada_em: page.updatedAt.toISOString(),
  };
}
