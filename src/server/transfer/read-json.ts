import type { RowProblem } from "#domain/transfer/check-row";
import { COLUMNS, type Column, findColumn, REQUIRED_COLUMNS } from "#domain/transfer/columns";
import { describeUnknown, type RawRow, UnreadableFile } from "./read-rows";
import { splitList } from "./split-list";

/**
 * The rows of a JSON file: a list of objects, one a page, numbered from 1.
 * @throws {UnreadableFile} for anything else.
 */
export async function* readJson(pieces: AsyncIterable<string>): AsyncGenerator<RawRow> {
  let isEmpty = true;
  for await (const { text, row, line } of splitList(pieces)) {
    isEmpty = false;
    yield toRow(row, parseItem(text, line));
  }
  if (isEmpty) throw new UnreadableFile("O arquivo não tem nenhuma página.");
}

function parseItem(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const within = Number(/line (\d+)/.exec((error as Error).message)?.[1] ?? 1);
    throw new UnreadableFile(`O arquivo não é um JSON válido: veja perto da linha ${line + within - 1}.`);
  }
}

/** Names are looked up, never assigned to an object: "__proto__" is one more unknown column. */
function toRow(row: number, item: unknown): RawRow {
  const cells = new Map<Column, string>();
  if (typeof item !== "object" || item === null || Array.isArray(item)) {
    return { row, cells, problems: [{ row, message: "Cada item da lista precisa ser um objeto entre chaves." }] };
  }
  const problems: RowProblem[] = [];
  const unknown: string[] = [];
  for (const [name, value] of Object.entries(item)) {
    const column = findColumn(name);
    if (!column) unknown.push(name);
    else if (cells.has(column)) problems.push({ row, column, message: "A coluna aparece duas vezes neste item. Deixe só uma." });
    else cells.set(column, readValue(row, column, value, problems));
  }
  if (unknown.length > 0) problems.push({ row, message: `${describeUnknown(unknown)} As colunas aceitas são: ${COLUMNS.join(", ")}.` });
  for (const column of REQUIRED_COLUMNS) {
    if (!cells.has(column)) problems.push({ row, column, message: "Falta esta coluna." });
  }
  return { row, cells, problems };
}

function readValue(row: number, column: Column, value: unknown, problems: RowProblem[]): string {
  if (typeof value === "string") return value;
  if (value === null) return "";
  if (column === "palavras_chave" && Array.isArray(value) && value.every((one) => typeof one === "string")) return value.join(", ");
  problems.push({ row, column, message: "O valor precisa ser um texto entre aspas." });
  return "";
}
