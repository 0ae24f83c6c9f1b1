import { toSearchText } from "#domain/text/search-text";
import type { GeneratedPage } from "../page/generated-page";
import { FIELD_NAMES, type FieldName, fieldOf, PAGE_FIELDS, toTyped } from "../page/page-fields";

type TextColumn = (typeof PAGE_FIELDS)[FieldName]["heading"];

/** What the panel says of a page besides its texts, and what other programs call it. */
const OTHERS = {
  situacao: ["status"],
  origem: ["origin"],
  criada_em: ["created at", "createdat"],
  atualizada_em: ["updated at", "updatedat"],
  publicar_em: ["publish at", "publishat"],
  buscadores: ["indexed", "is indexed"],
} as const;

export type Column = TextColumn | keyof typeof OTHERS;

/** The columns of an exported file, in order; an imported one may bring those it has. */
export const COLUMNS: readonly Column[] = [
  ...FIELD_NAMES.map((name) => PAGE_FIELDS[name].heading),
  ...(Object.keys(OTHERS) as (keyof typeof OTHERS)[]),
];

export const REQUIRED_COLUMNS: readonly Column[] = FIELD_NAMES.filter((name) => fieldOf(name).blankInFile).map(
  (name) => PAGE_FIELDS[name].heading,
);

/** One page as a file says it, by column; a column the file does not have is not there. */
export type Cells = ReadonlyMap<Column, string>;

const BY_NAME = new Map<string, Column>([
  ...COLUMNS.map((column) => [toSearchText(column), column] as const),
  ...FIELD_NAMES.flatMap((name) => (fieldOf(name).aliases ?? []).map((alias) => [alias, PAGE_FIELDS[name].heading] as const)),
  ...Object.entries(OTHERS).flatMap(([column, aliases]) => aliases.map((alias) => [alias, column as Column] as const)),
]);

/**
 * The column a heading means, whatever its case, accents and signs between words.
 * @example findColumn("Palavras-chave") // "palavras_chave"
 */
export const findColumn = (heading: string): Column | undefined => BY_NAME.get(toSearchText(heading));

export const STATUS_WORDS = { public: "publica", draft: "rascunho", held: "retida" } as const;
/** Whether search engines are shown the page. */
export const SEARCH_WORDS = { listed: "sim", unlisted: "nao" } as const;
export const ORIGIN_WORDS = { local: "local", ai: "ia", manual: "manual", announcement: "aviso" } as const;

/** A page's cells in the order of `COLUMNS`. */
export function toCells(page: Omit<GeneratedPage, "id" | "version" | "deletedAt">): Record<Column, string> {
  const typed = toTyped(page);
  const texts = Object.fromEntries(FIELD_NAMES.map((name) => [PAGE_FIELDS[name].heading, typed[name]])) as Record<TextColumn, string>;
  return {
    ...texts,
    situacao: STATUS_WORDS[page.status],
    origem: ORIGIN_WORDS[page.origin],
    criada_em: page.createdAt.toISOString(),
    atualizada_em: page.updatedAt.toISOString(),
    publicar_em: page.publishAt?.toISOString() ?? "",
    buscadores: SEARCH_WORDS[page.isUnlisted ? "unlisted" : "listed"],
  };
}
