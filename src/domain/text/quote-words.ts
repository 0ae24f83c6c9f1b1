import { joinWords } from "./join-words";

const MOST = 4;
const LONGEST = 60;

/**
 * Words of a text as a sentence of the panel shows them; of many the first, and how many more there are.
 * @example quoteWords(["R$ 499", "dez anos"]) // "“R$ 499” e “dez anos”"
 */
export function quoteWords(words: readonly string[]): string {
  const shown = words.slice(0, MOST).map((word) => `“${word.length > LONGEST ? `${word.slice(0, LONGEST)}…` : word}”`);
  const more = words.length - shown.length;
  return joinWords(more > 0 ? [...shown, `mais ${more}`] : shown);
}
