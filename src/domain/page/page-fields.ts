import { checkDensity, MAX_HTML_LENGTH } from "#domain/text/markup-limits";
import { checkSlug } from "#domain/text/slug";
import { checkQuotes, type IsFact } from "./fact-quotes";
import { checkTitle, tidyLine } from "./titles";
import { checkKeywords, checkOwnFigures, parseKeywords, parseOwnFigures } from "./typed-lists";

// The one place for what people write of a page: names, limits, columns, form, files.

/**
 * One text that people write of a page: how it is named, stored, limited, and told of in files. One that is shown is read by
 * visitors on the page, so it is judged before it is public: the content as HTML, all else as a line of plain text. It may
 * quote facts of the register, as `{{plano-solo-preco}}`, which are filled in when it is shown.
 */
export type PageField<Value> = FieldRecord<Value> & ({ isShown: true; quotesFacts?: true } | { isShown: false; quotesFacts?: never });

interface FieldRecord<Value> {
  /** Its column of the tables of pages and of their versions. */
  column: string;
  /** Its column in files. */
  heading: string;
  /** What other programs call that column. */
  aliases?: readonly string[];
  /** Why a row of a file without it is refused; absent where it may be blank. */
  blankInFile?: string;
  /** What sentences call it. */
  subject: string;
  /** Absent where `check` looks after the length. */
  limit?: { max: number; tooLong?: string };
  /** A form may be sent without it. */
  isOptional?: true;
  /** The text as it is kept. */
  tidy(text: string): string;
  /** Why a tidy text cannot be saved, as a sentence that says how to mend it; undefined when it can. */
  check?(text: string): string | undefined;
  /** What the text says; `write` is its opposite. */
  read(text: string): Value;
  write(value: Value): string;
}

const asText = { read: (text: string) => text, write: (text: string) => text };
const trim = (text: string) => text.trim();

/** Everything that people write of a page. Rows, versions, forms and files hold what stands here, in this order. */
export const PAGE_FIELDS = {
  title: {
    ...asText,
    column: "title",
    heading: "titulo",
    subject: "O título",
    isShown: true,
    aliases: ["title"],
    blankInFile: "O título está vazio. Escreva um.",
    tidy: tidyLine,
    check: (title: string) => (title === "" ? "Informe um título." : checkTitle(title)),
  },
  /** The page's own part of its address. */
  slug: {
    ...asText,
    column: "slug",
    heading: "endereco",
    subject: "O endereço",
    isShown: false,
    aliases: ["slug"],
    tidy: trim,
    check: checkSlug,
  },
  description: {
    ...asText,
    column: "description",
    heading: "descricao",
    subject: "A descrição",
    isShown: true,
    aliases: ["description"],
    limit: { max: 500, tooLong: "A descrição passa de 500 caracteres. Encurte antes de salvar." },
    quotesFacts: true,
    isOptional: true,
    tidy: tidyLine,
  },
  keywords: {
    column: "keywords",
    heading: "palavras_chave",
    subject: "A lista de palavras-chave",
    isShown: false,
    aliases: ["keywords"],
    limit: { max: 2000, tooLong: "São palavras-chave demais. Deixe só as mais importantes." },
    isOptional: true,
    tidy: trim,
    check: checkKeywords,
    read: (text: string): readonly string[] => parseKeywords(text),
    write: (keywords: readonly string[]) => keywords.join(", "),
  },
  /** Figures that somebody answers for on this page alone, besides those of the register. */
  ownFigures: {
    column: "own_figures",
    heading: "numeros_da_pagina",
    subject: "A lista de números desta página",
    isShown: false,
    limit: { max: 2000 },
    isOptional: true,
    tidy: trim,
    check: checkOwnFigures,
    read: (text: string): readonly string[] => parseOwnFigures(text),
    write: (figures: readonly string[]) => figures.join("; "),
  },
  /** Sanitised HTML without h1, once it is stored. */
  content: {
    ...asText,
    column: "content",
    heading: "conteudo",
    subject: "O conteúdo",
    isShown: true,
    aliases: ["content"],
    blankInFile: "O conteúdo está vazio. Escreva o texto da página.",
    limit: {
      max: MAX_HTML_LENGTH,
      tooLong: "O conteúdo é longo demais: passa de 200.000 caracteres. Divida em duas páginas.",
    },
    quotesFacts: true,
    tidy: trim,
    check: checkDensity,
  },
} as const satisfies Record<string, PageField<string> | PageField<readonly string[]>>;

type Fields = typeof PAGE_FIELDS;
export type FieldName = keyof Fields;

/** What people write of a page. */
export type PageTexts = { [Name in FieldName]: ReturnType<Fields[Name]["read"]> };

/** The same as controls of a form hold it, each a text. */
export type TypedTexts = Record<FieldName, string>;

/** The same as rows hold it. */
export type TextColumns = { [Name in FieldName as Fields[Name]["column"]]: string };

export const FIELD_NAMES = Object.keys(PAGE_FIELDS) as FieldName[];
export const TEXT_COLUMNS = FIELD_NAMES.map((name) => PAGE_FIELDS[name].column);

/** A field without the literal types that tell it from the others. */
export const fieldOf = (name: FieldName): PageField<unknown> => PAGE_FIELDS[name] as PageField<unknown>;

/** An object with something for every field. */
export const mapFields = <T>(make: (name: FieldName) => T): Record<FieldName, T> =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, make(name)])) as Record<FieldName, T>;

export const toTyped = (texts: PageTexts): TypedTexts => mapFields((name) => fieldOf(name).write(texts[name]));
export const fromTyped = (typed: TypedTexts): PageTexts => mapFields((name) => fieldOf(name).read(typed[name])) as PageTexts;

export const toColumns = (texts: PageTexts): TextColumns =>
  Object.fromEntries(FIELD_NAMES.map((name) => [PAGE_FIELDS[name].column, fieldOf(name).write(texts[name])])) as TextColumns;

export const fromColumns = (row: TextColumns) => mapFields((name) => fieldOf(name).read(row[PAGE_FIELDS[name].column])) as PageTexts;

/** The columns alone, of a row that has others. */
export const pickColumns = (row: TextColumns) => Object.fromEntries(TEXT_COLUMNS.map((column) => [column, row[column]])) as TextColumns;

export const BLANK_TEXTS: PageTexts = fromTyped(mapFields(() => ""));

/** Why a form's tidy text cannot be saved; undefined when it can. Names it quotes are looked at where `isFact` is given. */
export function checkField(name: FieldName, text: string, isFact?: IsFact): string | undefined {
  const { subject, limit } = fieldOf(name);
  if (limit && text.length > limit.max) return limit.tooLong ?? `${subject} passa de ${limit.max.toLocaleString("pt-BR")} caracteres.`;
  return checkSigns(name, text, isFact);
}

/** The same without the length. */
export function checkSigns(name: FieldName, text: string, isFact?: IsFact): string | undefined {
  const field = fieldOf(name);
  return checkQuotes(field, text, isFact) ?? field.check?.(text);
}
