import type { FactTexts } from "#domain/facts/fact-names";
import { findForeign } from "#domain/publishing/rules/whole/find-foreign";
import { findStatedFigures, listFigureKeys } from "#domain/stated-figures/find-stated-figures";
import { readPageText } from "#domain/text/read-page-text";

/** Whether most of a text is written in another language than Portuguese. */
export function isForeign(html: string): boolean {
  const { blocks } = readPageText(html);
  const all = blocks.reduce((sum, { text }) => sum + text.length, 0);
  const foreign = blocks.flatMap(findForeign).reduce((sum, { length }) => sum + length, 0);
  return foreign > all / 2;
}

/**
 * Amounts of money a text states that are neither in the register of facts nor in what the administrator wrote, each
 * once, as the text has them.
 * @example findUnknownMoney("<p>Por R$ 799,90.</p>", texts) // ["R$ 799,90"]
 */
export function findUnknownMoney(html: string, texts: FactTexts, administratorWords = ""): string[] {
  const known = listFigureKeys([...Object.values(texts), administratorWords]);
  const unknown = readPageText(html).blocks.flatMap((block) =>
    findStatedFigures(block)
      .filter(({ key }) => key.endsWith(" real") && !known.has(key))
      .map(({ start, end }) => block.text.slice(start, end)),
  );
  return [...new Set(unknown)];
}
