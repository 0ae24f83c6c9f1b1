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
