import { toSearchText } from "#domain/text/search-text";

/** Shorter ones stand in any password. */
const MIN_WORD_LENGTH = 3;
/** Letters beside one's own words that make a password one of its own. */
const MIN_OTHER_LETTERS = 4;

/** Whether little but figures and signs is left of a password without the words that belong to a person or a company. */
export function isMadeOfOwnWords(password: string, texts: readonly string[]): boolean {
  const plain = toSearchText(password).replaceAll(" ", "");
  const words = texts.flatMap((text) => toSearchText(text).split(" ")).filter((word) => word.length >= MIN_WORD_LENGTH);
  const rest = words.toSorted((one, other) => other.length - one.length).reduce((left, word) => left.replaceAll(word, " "), plain);
  return rest !== plain && rest.replace(/\P{L}/gu, "").length < MIN_OTHER_LETTERS;
}
