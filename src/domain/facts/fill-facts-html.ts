import { escapeHtml } from "#domain/text/escape-html";
import { type FactTexts, fillWhole, findFact, NAME_OPENS, quotesAbsentName, replaceNames } from "./fact-names";
import { leaveOutOfHtml } from "./leave-out/leave-out-of-html";

/**
 * Puts facts in place of their names in HTML, in attributes too, as text whatever signs they hold. A sentence that
 * quotes an absent name is left out as by `fillFacts`, and what has become empty goes: an item, a paragraph, the row of a
 * table, then its list or table, and a heading with nothing under it.
 */
export function fillFactsHtml(html: string, facts: FactTexts): string {
  if (!html.includes(NAME_OPENS)) return html;
  const filled = fillWhole(html, facts, escapeHtml);
  if (filled !== undefined) return filled;
  const left = leaveOutOfHtml(html, (text) => quotesAbsentName(text, facts));
  // What is no text, as a comment, may still quote an absent name.
  return replaceNames(left, (name) => escapeHtml(findFact(facts, name) ?? ""));
}
