import type { TextToken } from "./split-tokens";

/** Phrases to recognise in running text, by their first word or by the beginning of it, each with what it is. */
export type PhraseBook<T> = ReadonlyMap<string, readonly { words: readonly string[]; value: T }[]>;

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
  const book = new Map<string, { words: string[]; value: T }[]>();
  for (const [value, ways] of phrases) {
    for (const way of ways.split("|")) {
      const words = way.split(" ");
      const [first = ""] = words;
      const key = first.endsWith("*") ? beginningOf(first) : first;
      book.set(key, [...(book.get(key) ?? []), { words, value }]);
    }
  }
  return book;
}

/** Every phrase of a text, whatever signs stand between its words; at each word the first that fits. */
export function findPhrases<T>(tokens: readonly TextToken[], book: PhraseBook<T>): FoundPhrase<T>[] {
  const found: FoundPhrase<T>[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const { kind, sign } = tokens[from] as TextToken;
    const ways = book.get(sign) ?? (kind === "word" && sign.length >= BEGINNING ? book.get(beginningOf(sign)) : undefined);
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

function beginningOf(word: string): string {
  return `${word.slice(0, BEGINNING)}*`;
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
