import { readPlainBlock } from "#domain/page-text/read-page-text";
import { findStatedFigures } from "#domain/stated-figures/find-stated-figures";

/** Figures that an administrator's words state, as written: whoever gives them answers for them on that page. */
export function listFigures(text: string): string[] {
  const block = readPlainBlock(text, "p");
  return block ? [...new Set(findStatedFigures(block).map(({ start, end }) => block.text.slice(start, end)))] : [];
}
