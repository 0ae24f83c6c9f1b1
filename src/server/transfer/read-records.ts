import { Readable } from "node:stream";
import { CsvError, type Info, parse } from "csv-parse";
import type { RowProblem } from "#domain/transfer/check-row";
import type { Column } from "#domain/transfer/columns";
import { isFormula, unguardFormula } from "#domain/transfer/formula";
import { type RawRow, readHeadings, UnreadableFile } from "./read-rows";

/** Longest row, in characters; a quote that is never closed must not swallow the file. */
const MAX_RECORD = 1_000_000;
/** Most rows that are read, those with nothing but separators too. */
const MAX_ROWS = 50_000;

/**
 * The lines of a CSV file, whatever parts its cells; those without any text are passed over.
 * @throws {UnreadableFile} for what is no CSV, and a file without any text.
 */
export async function* readRecords(pieces: AsyncGenerator<string>): AsyncGenerator<{ row: number; cells: readonly string[] }> {
  const first = (await pieces.next()).value ?? "";
  // Empty lines are counted by the parser: passing each of them on would take a hundred times as long.
  const counting = { skip_empty_lines: true, info: true };
  const options = { delimiter: findDelimiter(first), relax_column_count: true, max_record_size: MAX_RECORD, ...counting };
  const parser = Readable.from(startWith(first, pieces)).pipe(parse(options));
  let row = 0;
  let isEmpty = true;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      row = info.records + info.empty_lines;
      if (info.records > MAX_ROWS) throw new UnreadableFile("O arquivo tem mais de 50.000 linhas. Apague as que estão em branco.", row);
      if (record.every((cell) => cell.trim() === "")) continue;
      isEmpty = false;
      yield { row, cells: record };
    }
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableFile(TOLD[error.code] ?? "O arquivo não pôde ser lido como CSV.", row + 1) : error;
  }
  if (isEmpty) throw new UnreadableFile("O arquivo está vazio.");
}

async function* startWith(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

const DELIMITERS = [";", ",", "\t"] as const;

/** The separator the first line uses most: Excel in Portuguese writes semicolons. */
function findDelimiter(text: string): string {
  const firstLine = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, "");
  const count = (delimiter: string) => firstLine.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

const STRAY_QUOTE = 'Há aspas no meio de um texto. Escreva-as duas vezes ("") e ponha o texto todo entre aspas.';
/** What is told of an error, by what the parser calls it. */
const TOLD: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: "Há aspas abertas que não fecham até o fim do arquivo.",
  CSV_MAX_RECORD_SIZE: "A linha é longa demais. Veja se todas as aspas abertas foram fechadas.",
  INVALID_OPENING_QUOTE: STRAY_QUOTE,
  CSV_INVALID_CLOSING_QUOTE: STRAY_QUOTE,
};

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
