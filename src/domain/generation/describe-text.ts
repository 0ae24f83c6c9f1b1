import type { FactTexts } from "#domain/facts/fact-names";
import { defaultDescription } from "#domain/page/generated-page";
import { toPlainText } from "#domain/text/plain-text";
import { shortenAnswer } from "./shorten-answer";

const FIRST_PARAGRAPH = /<p>(.*?)<\/p>/s;

/** What a page's first paragraph says, in short; what stands for every page where it is not to be shortened. */
export function describeText(title: string, html: string, facts: FactTexts, otherwise = defaultDescription(title)): string {
  const [, first = ""] = FIRST_PARAGRAPH.exec(html) ?? [];
  return shortenAnswer(toPlainText(first).trim(), facts) ?? otherwise;
}
