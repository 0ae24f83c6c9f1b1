import { findStatedFigures, listFigureKeys } from "#domain/stated-figures/find-stated-figures";
import { withoutLinks } from "#domain/text/inline-links";
import { readPlainBlock } from "#domain/text/read-page-text";

/**
 * Figures that a text states by itself, as written: neither a fact between double braces nor one of the quantities given.
 * @example findOwnFigures("De {{vida-util}}, em 220 V, a 40 °C.", ["220 V"]) // ["40 °C"]
 */
export function findOwnFigures(text: string, quantities: readonly string[]): string[] {
  const block = readPlainBlock(withoutLinks(text), "");
  if (!block) return [];
  const known = listFigureKeys(quantities);
  return findStatedFigures(block)
    .filter(({ key }) => !known.has(key))
    .map(({ start, end }) => block.text.slice(start, end));
}
