import { foldText } from "./fold";

/**
 * Text as a search compares it: lower case, accents removed, words parted by one space.
 * @example toSearchText("Portão  Não abre!") // "portao nao abre"
 */
export function toSearchText(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The words a search looks for. */
export const searchWords = (query: string): string[] => toSearchText(query).split(" ").filter(Boolean);

/** Whether texts have every word of a query, in whatever order; a query without words is in every text. */
export function hasWordsOf(query: string): (text: string) => boolean {
  const words = searchWords(query);
  if (words.length === 0) return () => true;
  return (text) => {
    const searched = toSearchText(text);
    return words.every((word) => searched.includes(word));
  };
}
