import type { FactTexts } from "#domain/facts/fact-names";
import { fillFactsHtml } from "#domain/facts/fill-facts-html";

/** A text as it is saved, with facts by their names, and as it is read, with what they say now. */
export interface ShownText {
  html: string;
  shown: string;
}

export function showText<T extends { html: string }>(text: T, facts: FactTexts): T & ShownText {
  return { ...text, shown: fillFactsHtml(text.html, facts) };
}

/** The same for a text that is still being written: a name that has only begun is not shown yet. */
export function showBegunText(html: string, facts: FactTexts): ShownText {
  return { html, shown: fillFactsHtml(withoutBegunName(html), facts) };
}

/** From its first brace to the tags that close at the end. */
const BEGUN_NAME = /^\{\{?[^{}<]*\}?(?=(?:<\/[a-z0-9]+>)*$)/;

function withoutBegunName(html: string): string {
  const lastBrace = html.lastIndexOf("{");
  const start = html[lastBrace - 1] === "{" ? lastBrace - 1 : lastBrace;
  return start < 0 ? html : html.slice(0, start) + html.slice(start).replace(BEGUN_NAME, "");
}
