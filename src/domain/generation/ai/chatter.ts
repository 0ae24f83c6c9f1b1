import { findStrangeness } from "#domain/publishing/rules/whole/find-strangeness";
import { readPageText } from "#domain/text/read-page-text";

const FIRST = /^\s*<(p|div)>((?:(?!<\/?(?:p|div)>)[\s\S]){1,400})<\/\1>\s*/;
const LAST = /<(p|div)>((?:(?!<\/?(?:p|div)>)[\s\S]){1,400})<\/\1>\s*$/;
/** A longer paragraph says something besides. */
const MOST_WORDS = 30;

/**
 * A text without a first or last paragraph that speaks to who asked for it and says nothing else.
 * @example withoutChatter("<p>Claro! Aqui está o texto:</p><h2>A</h2><p>Um.</p>") // "<h2>A</h2><p>Um.</p>"
 */
export function withoutChatter(html: string): string {
  const begun = isChatter(FIRST.exec(html)?.[2]) ? html.replace(FIRST, "") : html;
  const from = Math.max(0, begun.lastIndexOf("<p>"), begun.lastIndexOf("<div>"));
  const last = begun.slice(from);
  return from > 0 && isChatter(LAST.exec(last)?.[2]) ? begun.slice(0, from).trimEnd() : begun;
}

function isChatter(said: string | undefined): boolean {
  if (said === undefined) return false;
  const { blocks } = readPageText(said);
  const words = blocks.reduce((sum, { tokens }) => sum + tokens.filter(({ kind }) => kind === "word").length, 0);
  return words <= MOST_WORDS && blocks.some((block) => findStrangeness(block).some(({ kind }) => kind === "chatter"));
}
