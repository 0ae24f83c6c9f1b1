import type { TextToken } from "./split-tokens";

type Ways<T> = Map<string, { words: readonly string[]; value: T }[]>;

/** Phrases to recognise in running text, by their first word or by the beginning of it, each with what it is. */
interface PhraseBook<T> {
  whole: Ways<T>;
  begun: Ways<T>;
}

export interface FoundPhrase<T> {
  value: T;
  /** Index of the first token. */
  from: number;
  /** Index after the last token. */
  next: number;
}

/** Of a first word with any ending at least so much is written. */
const BEGINNING = 5;

/** @param phrases of each value, parted by "|", lower case without accents; "*" at the end of a word stands for any ending. */
export function buildPhraseBook<T>(phrases: Iterable<readonly [T, string]>): PhraseBook<T> {
  const book: PhraseBook<T> = { whole: new Map(), begun: new Map() };
  for (const [value, ways] of phrases) {
    for (const way of ways.split("|")) {
      const words = way.split(" ");
      const [first = ""] = words;
      const [list, key] = first.endsWith("*") ? [book.begun, first.slice(0, BEGINNING)] : [book.whole, first];
      list.set(key, [...(list.get(key) ?? []), { words, value }]);
    }
  }
  return book;
}

/** Every phrase of a text, whatever signs stand between its words; at each word the first that fits. */
export function findPhrases<T>(tokens: readonly TextToken[], book: PhraseBook<T>): FoundPhrase<T>[] {
  const found: FoundPhrase<T>[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const { kind, sign } = tokens[from] as TextToken;
    if (kind === "mark") continue;
    const ways = book.whole.get(sign) ?? (sign.length >= BEGINNING ? book.begun.get(sign.slice(0, BEGINNING)) : undefined);
    if (!ways) continue;
    for (const { words, value } of ways) {
      const next = findEnd(tokens, from, words);
      if (next === undefined) continue;
      found.push({ value, from, next });
      break;
    }
  }
  return found;
}

function findEnd(tokens: readonly TextToken[], from: number, words: readonly string[]): number | undefined {
  let at = from;
  for (const word of words) {
    while (tokens[at]?.kind === "mark") at += 1;
    const sign = tokens[at]?.sign;
    if (sign === undefined || !(word.endsWith("*") ? sign.startsWith(word.slice(0, -1)) : sign === word)) return undefined;
    at += 1;
  }
  return at;
}
