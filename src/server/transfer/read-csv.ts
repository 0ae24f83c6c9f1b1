import type { RowProblem } from "#domain/transfer/check-row";
import type { Column } from "#domain/transfer/columns";
import { isFormula, unguardFormula } from "#domain/transfer/formula";
import { readRecords } from "./read-records";
import { type RawRow, readHeadings } from "./read-rows";

/**
 * The rows of a CSV file, after its headings; rows without any text are passed over.
 * @throws {UnreadableFile} for what is no CSV or has other columns.
 */
export async function* readCsv(pieces: AsyncGenerator<string>): AsyncGenerator<RawRow> {
  let columns: Column[] | undefined;
  for await (const { row, cells } of readRecords(pieces)) {
    if (columns) yield toRow(row, columns, cells);
    else columns = readHeadings(cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== "") + 1));
  }
}

function toRow(row: number, columns: readonly Column[], record: readonly string[]): RawRow {
  const problems: RowProblem[] = [];
  const extra = record.slice(columns.length);
  if (record.length < columns.length || extra.some((cell) => cell.trim() !== "")) {
    const message = `A linha tem ${record.length} colunas e o cabeçalho tem ${columns.length}. Ponha entre aspas os textos que contêm o separador ou quebras de linha.`;
    problems.push({ row, message });
  }
  for (const [index, column] of columns.entries()) {
    const cell = record[index] ?? "";
    if (!isFormula(cell)) continue;
    const message = `O texto começa com “${cell.trim().charAt(0) || "espaço"}”, como uma fórmula de planilha. Apague esse sinal ou ponha um apóstrofo (') antes dele.`;
    problems.push({ row, column, message });
  }
  return { row, problems, cells: new Map(columns.map((column, index) => [column, unguardFormula(record[index] ?? "")])) };
}
