/**
 * Text as a search compares it: lower case, accents removed, words parted by one space.
 * @example toSearchText("Portão  Não abre!") // "portao nao abre"
 */
export function toSearchText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
