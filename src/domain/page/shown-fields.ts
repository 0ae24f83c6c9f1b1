import { FIELD_NAMES, type FieldName, PAGE_FIELDS, type PageField } from "./page-fields";

/** Fields by their names: those of pages, or with one more. */
export type ShownFields = Readonly<Record<string, Pick<PageField<unknown>, "column" | "isShown" | "quotesFacts">>>;

type Fields = typeof PAGE_FIELDS;

/** A field whose text quotes facts. */
export type QuotingField = { [Name in FieldName]: Fields[Name] extends { quotesFacts: true } ? Name : never }[FieldName];

type QuotingColumn = Fields[QuotingField]["column"];

/** A line of plain text that visitors read. */
export interface ShownLine {
  text: string;
  /** Without it a figure of the register stands as it reads, for it cannot be named. */
  quotesFacts: boolean;
}

/** The columns of all that visitors read. */
export const SHOWN_COLUMNS = FIELD_NAMES.flatMap((name) => (PAGE_FIELDS[name].isShown ? [PAGE_FIELDS[name].column] : []));

/** What visitors read of a row besides its title and its content. */
export function readShownLines(row: object, fields: ShownFields = PAGE_FIELDS): ShownLine[] {
  const texts = row as Readonly<Record<string, string | undefined>>;
  return Object.entries(fields).flatMap(([name, { isShown, column, quotesFacts = false }]) =>
    isShown && name !== "title" && name !== "content" ? [{ text: texts[column] ?? "", quotesFacts }] : [],
  );
}

/** A text that quotes facts, or may state by hand what they say. */
export interface QuotingText {
  field: QuotingField;
  column: QuotingColumn;
  isHtml: boolean;
}

export function listQuotingTexts(fields: ShownFields = PAGE_FIELDS): QuotingText[] {
  return Object.entries(fields).flatMap(([name, { column, quotesFacts }]) =>
    quotesFacts ? [{ field: name as QuotingField, column: column as QuotingColumn, isHtml: name === "content" }] : [],
  );
}

export const QUOTING_TEXTS = listQuotingTexts();
