import { findForeign } from "#domain/publishing/rules/whole/find-foreign";
import { readPageText } from "#domain/text/read-page-text";

/** Whether most of a text is written in another language than Portuguese. */
export function isForeign(html: string): boolean {
  const { blocks } = readPageText(html);
  const all = blocks.reduce((sum, { text }) => sum + text.length, 0);
  const foreign = blocks.flatMap(findForeign).reduce((sum, { length }) => sum + length, 0);
  return foreign > all / 2;
}
