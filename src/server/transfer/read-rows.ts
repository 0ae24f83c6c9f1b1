import type { RowProblem } from "#domain/transfer/check-row";
import { type Cells, COLUMNS, type Column, findColumn, REQUIRED_COLUMNS } from "#domain/transfer/columns";

export interface RawRow {
  row: number;
  cells: Cells;
  /** What is wrong with the row before its cells are read. */
  problems: RowProblem[];
}

/** A file that cannot be read as a table of pages; its message says what to do. */
export class UnreadableFile extends Error {
  readonly row?: number;

  constructor(message: string, row?: number) {
    super(message);
    this.row = row;
  }
}

/** More are not even looked up. */
const MAX_HEADINGS = 100;

/**
 * What each heading means.
 * @throws {UnreadableFile} naming headings that are unknown, repeated or missing.
 */
export function readHeadings(headings: readonly string[]): Column[] {
  if (headings.length > MAX_HEADINGS)
    throw new UnreadableFile(`O cabeçalho tem ${headings.length} colunas. As colunas aceitas são: ${COLUMNS.join(", ")}.`);
  const unknown = headings.filter((heading) => findColumn(heading) === undefined);
  if (unknown.length > 0) throw new UnreadableFile(`${describeUnknown(unknown)} As colunas aceitas são: ${COLUMNS.join(", ")}.`);
  const columns = headings.map((heading) => findColumn(heading) as Column);
  const repeated = columns.find((column, index) => columns.indexOf(column) !== index);
  if (repeated) throw new UnreadableFile(`A coluna “${repeated}” aparece duas vezes. Deixe só uma.`);
  const missing = REQUIRED_COLUMNS.filter((column) => !columns.includes(column));
  if (missing.length > 0) throw new UnreadableFile(`Falta a coluna ${missing.map((column) => `“${column}”`).join(" e a coluna ")}.`);
  return columns;
}

const MAX_SHOWN = 5;
const MAX_SHOWN_LENGTH = 40;

/** @example describeUnknown(["foo"]) // "A coluna “foo” não é conhecida." */
export function describeUnknown(names: readonly string[]): string {
  const shown = names.slice(0, MAX_SHOWN).map((name) => `“${name.trim() === "" ? "(sem nome)" : name.slice(0, MAX_SHOWN_LENGTH)}”`);
  const others = names.length > MAX_SHOWN ? ` e mais ${names.length - MAX_SHOWN}` : "";
  return names.length === 1 ? `A coluna ${shown[0]} não é conhecida.` : `As colunas ${shown.join(", ")}${others} não são conhecidas.`;
}
