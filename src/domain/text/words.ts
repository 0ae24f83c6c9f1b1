import { foldText } from "./fold";

export interface TitleWord {
  /** Lower case without accents: "portao". */
  folded: string;
  /** Lower case with accents: "portão". */
  lower: string;
  /** The first word, or one after a comma, dash or other separator. */
  opensPart: boolean;
}

/** Phrases to recognise, by their first word, longest first. */
export type Lexicon<T> = ReadonlyMap<string, readonly { words: readonly string[]; value: T }[]>;

export interface Match<T> {
  value: T;
  /** Index of the first word. */
  start: number;
  /** Index after the last word. */
  end: number;
}

/** The words of a title in order, in time linear in its length. */
export function splitWords(title: string): TitleWord[] {
  const words: TitleWord[] = [];
  let end = 0;
  const text = title.normalize("NFC");
  for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) {
    const index = text.indexOf(word, end);
    const between = text.slice(end, index);
    const opensPart = words.length === 0 || (between !== " " && /[^\s"“”'‘’]/u.test(between));
    words.push({ folded: foldText(word), lower: word.toLowerCase(), opensPart });
    end = index + word.length;
  }
  return words;
}

/** What words were written as, in lower case, one after another. */
export const joinWritten = (words: readonly TitleWord[]): string => words.map(({ lower }) => lower).join(" ");

/** Builds the lexicon of what each value may be called, several phrases parted by "|". */
export function buildLexicon<T>(entries: Iterable<readonly [T, string]>): Lexicon<T> {
  const lexicon = Map.groupBy(listPhrases(entries), ({ words }) => words[0] as string);
  for (const sameStart of lexicon.values()) sameStart.sort((a, b) => b.words.length - a.words.length);
  return lexicon;
}

/** Every phrase that has a word. */
function* listPhrases<T>(entries: Iterable<readonly [T, string]>): Generator<{ words: string[]; value: T }> {
  for (const [value, phrases] of entries) {
    for (const phrase of phrases.split("|")) {
      const words = foldText(phrase)
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean);
      if (words.length > 0) yield { words, value };
    }
  }
}

/** Whole-word matches from left to right that do not overlap; at each word the longest phrase wins. */
export function findMatches<T>(words: readonly TitleWord[], lexicon: Lexicon<T>): Match<T>[] {
  const matches: Match<T>[] = [];
  for (let start = 0; start < words.length; ) {
    const found = lexicon.get(words[start]?.folded ?? "")?.find((entry) => isAt(start, words, entry.words));
    const end = start + (found?.words.length ?? 1);
    if (found) matches.push({ value: found.value, start, end });
    start = end;
  }
  return matches;
}

function isAt(start: number, words: readonly TitleWord[], phrase: readonly string[]): boolean {
  // The first word is what the phrase was found by.
  for (let offset = 1; offset < phrase.length; offset += 1) if (words[start + offset]?.folded !== phrase[offset]) return false;
  return true;
}
