import { createSignFinder } from "./json-signs";
import { UnreadableFile } from "./read-rows";

/** Longest item, in characters. */
const MAX_ITEM = 1_000_000;
/** Brackets, braces and commas of one item: many times those of a page. */
const MAX_SIGNS = 1000;

/** One item of a list, as the file has it. */
interface ListItem {
  text: string;
  /** From 1. */
  row: number;
  /** Where in the file it begins, from 1. */
  line: number;
}

const NO_LIST = "O JSON precisa ser uma lista de páginas, entre colchetes.";
const UNFINISHED = "O arquivo não é um JSON válido: a lista não está inteira.";
const DEPTHS = { "[": 1, "{": 1, "]": -1, "}": -1, ",": 0 } as const;

/**
 * The items of a JSON list, left to be parsed one by one: a list as a whole can take many times its size.
 * @throws {UnreadableFile} for what is no list, and for an item that no page can be.
 */
export async function* splitList(pieces: AsyncIterable<string>): AsyncGenerator<ListItem> {
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
      line += countNewLines(text);
      signs = 0;
      text = "";
    }
    text += piece.slice(from);
    if (text.length > MAX_ITEM) throw new UnreadableFile("O item é longo demais para ser uma página.", row);
  }
  if (!hasBegun) throw new UnreadableFile(NO_LIST);
  if (depth > 0 || !isBlank(text)) throw new UnreadableFile(UNFINISHED);
}

function isBlank(text: string): boolean {
  return text.trim() === "";
}

function countNewLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}
