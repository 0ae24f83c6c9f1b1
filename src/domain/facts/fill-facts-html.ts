import { escapeHtml } from "#domain/text/escape-html";
import { type FactTexts, fillNames, quotesAbsentName } from "./fact-names";
import { leaveOutOfHtml } from "./leave-out/leave-out-of-html";

/**
 * Puts facts in place of their names in HTML, in attributes too, as text whatever signs they hold. A sentence that
 * quotes an absent name is left out as by `fillFacts`, and what has become empty goes: an item, a paragraph, the row of a
 * table, then its list or table, and a heading with nothing under it.
 */
export const fillFactsHtml = (html: string, facts: FactTexts): string =>
  fillNames(html, facts, {
    write: escapeHtml,
    leaveOut: (text) => leaveOutOfHtml(text, (sentence) => quotesAbsentName(sentence, facts)),
  });
