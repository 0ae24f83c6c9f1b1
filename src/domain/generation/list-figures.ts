import { findStatedFigures } from "#domain/stated-figures/find-stated-figures";
import { readPlainBlock } from "#domain/text/read-page-text";

/** Figures that an administrator's words state, as written: whoever gives them answers for them on that page. */
export function listFigures(text: string): string[] {
  const block = readPlainBlock(text, "p");
  return block ? [...new Set(findStatedFigures(block).map(({ start, end }) => block.text.slice(start, end)))] : [];
}
