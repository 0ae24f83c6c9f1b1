import { correctWord } from "#domain/knowledge/spelling/correct-word";
import { wordSet } from "#domain/knowledge/word-set";
import { foldText } from "#domain/text/fold";

// The one place for how a title is rightly written.

/** Kept as they are in a title that shouts. */
const ACRONYMS = wordSet("PPA SP ABC ABCD HP DR DPS LED MHZ RCG AGL BFT FAAC JFL ECP SUV CEP BH RJ MG PR");
/** Names of motors, kept behind the make or the word. */
const MODELS = new Set(["RIO", "SEG", "SOLO"]);
const BEFORE_MODEL = new Set(["PPA", "MOTOR"]);
const SMALL = wordSet(
  "a as o os à ao aos e ou de do da dos das em no na nos nas um uma para por pelo pela com sem que se não sobre entre até seu sua",
);

/**
 * The title as it is rightly written, when it shouts or has words misspelt beyond doubt; undefined when it may stay.
 * @example suggestTitle("PORTAO ALTOMATICO PPA RIO") // "Portão Automático PPA RIO"
 */
export function suggestTitle(title: string): string | undefined {
  const words = title.match(WORD) ?? [];
  const shouts = isShouting(words);
  let index = -1;
  const suggested = title.replace(WORD, (word) => {
    index += 1;
    return mendWord(word, { shouts, isFirst: index === 0, before: words[index - 1] ?? "" });
  });
  return suggested === title ? undefined : suggested;
}

const WORD = /[\p{L}\p{N}]+/gu;

/** Most of its longer words are in capitals. */
function isShouting(words: readonly string[]): boolean {
  const long = words.filter((word) => word.length > 3 && !ACRONYMS.has(word) && /\p{L}/u.test(word));
  const loud = long.filter((word) => word === word.toUpperCase() && word !== word.toLowerCase());
  return loud.length > 1 && loud.length * 2 > long.length;
}

function mendWord(word: string, { shouts, isFirst, before }: { shouts: boolean; isFirst: boolean; before: string }): string {
  if (ACRONYMS.has(word) || (MODELS.has(word) && BEFORE_MODEL.has(before.toUpperCase()))) return word;
  const right = correctWord(foldText(word)) ?? word.toLowerCase();
  if (shouts) return isFirst || !SMALL.has(right) ? capitalise(right) : right;
  if (right === word.toLowerCase()) return word;
  if (word === word.toUpperCase() && word.length > 1) return right.toUpperCase();
  return word[0] === word[0]?.toUpperCase() ? capitalise(right) : right;
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
