import type { RowProblem } from "#domain/transfer/check-row";
import { COLUMNS, type Column, findColumn, REQUIRED_COLUMNS } from "#domain/transfer/columns";
import { createSignFinder } from "./json-signs";
import { describeUnknown, type RawRow, UnreadableFile } from "./read-rows";

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

/** Longest item, in characters. */
const MAX_ITEM = 1_000_000;
/** Brackets, braces and commas of one item: many times those of a page. */
const MAX_SIGNS = 1000;

const NO_LIST = "O JSON precisa ser uma lista de páginas, entre colchetes.";
const UNFINISHED = "O arquivo não é um JSON válido: a lista não está inteira.";
const DEPTHS = { "[": 1, "{": 1, "]": -1, "}": -1, ",": 0 } as const;

/**
 * The items of a JSON list, each with its number and the line of the file it begins in, from 1, left to be parsed one by
 * one: a list as a whole can take many times its size.
 * @throws {UnreadableFile} for what is no list, and for an item that no page can be.
 */
async function* splitList(pieces: AsyncIterable<string>) {
  const findSigns = createSignFinder();
  let text = "";
  let row = 1;
  let line = 1;
  let signs = 0;
  let depth = 0;
  let hasBegun = false;

  for await (const piece of pieces) {
    let from = 0;
    for (const { sign, at } of findSigns(piece)) {
      if (depth === 0) {
        const isFirst = !hasBegun && sign === "[" && isBlank(text + piece.slice(0, at));
        if (!isFirst) throw new UnreadableFile(hasBegun ? UNFINISHED : NO_LIST);
        hasBegun = true;
        depth = 1;
        from = at + 1;
        text = "";
        continue;
      }
      depth += DEPTHS[sign];
      signs += 1;
      if (signs > MAX_SIGNS) throw new UnreadableFile("O item tem partes demais para ser uma página.", row);
      if (depth > 1 || (depth === 1 && sign !== ",")) continue;
      if (depth === 0 && sign !== "]") throw new UnreadableFile(UNFINISHED, row);
      text += piece.slice(from, at);
      from = at + 1;
      const isEmptyList = depth === 0 && row === 1 && isBlank(text);
      if (!isEmptyList) yield { text, row, line };
      row += 1;
      line += text.split("\n").length - 1;
      signs = 0;
      text = "";
    }
    text += piece.slice(from);
    if (text.length > MAX_ITEM) throw new UnreadableFile("O item é longo demais para ser uma página.", row);
  }
  if (!hasBegun) throw new UnreadableFile(NO_LIST);
  if (depth > 0 || !isBlank(text)) throw new UnreadableFile(UNFINISHED);
}

const isBlank = (text: string): boolean => text.trim() === "";
