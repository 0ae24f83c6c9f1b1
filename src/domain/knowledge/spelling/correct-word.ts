import { foldText } from "#domain/text/fold";
import { MISSPELLINGS, TITLE_WORDS } from "./title-spellings";

/** Shorter words have too many neighbours that are words as well. */
const SHORTEST_GUESS = 6;

const spelled = new Map(TITLE_WORDS.map((word) => [foldText(word), word]));

/** Words by each of themselves with a letter left out. */
const byGap = new Map<string, string>();
for (const word of spelled.keys()) {
  if (word.length >= SHORTEST_GUESS) for (const gap of listGaps(word)) byGap.set(gap, word);
}

/**
 * How a word of a title is rightly written, in lower case; undefined for a word nobody knows, which may be right.
 * @param folded lower case without accents
 * @example correctWord("altomatico") // "automático"
 */
export function correctWord(folded: string): string | undefined {
  return spelled.get(folded) ?? MISSPELLINGS[folded] ?? guessWord(folded);
}

/** The known word that is one letter away; not by its first letter, nor by its ending, which is another form of it. */
function guessWord(folded: string): string | undefined {
  if (folded.length < SHORTEST_GUESS || /\d/.test(folded)) return undefined;
  for (const gap of [folded, ...listGaps(folded)]) {
    const word = spelled.has(gap) ? gap : byGap.get(gap);
    if (word && isSlip(folded, word)) return spelled.get(word);
  }
  return undefined;
}

function listGaps(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
}

/** One letter too much, too few, another, or two that changed places, before the ending. */
function isSlip(typed: string, word: string): boolean {
  if (typed[0] !== word[0] || Math.abs(typed.length - word.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  let end = 0;
  while (end < Math.min(typed.length, word.length) - start && typed.at(-1 - end) === word.at(-1 - end)) end += 1;
  const [left, right] = [typed.slice(start, typed.length - end), word.slice(start, word.length - end)];
  const isSwapped = left.length === 2 && left[0] === right[1] && left[1] === right[0];
  return isSwapped || (end > 0 && left.length <= 1 && right.length <= 1);
}
