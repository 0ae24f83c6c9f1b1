import { changeDocument, hasEmptied, isParts } from "#domain/text/change-document";
import type { FactTexts } from "./fact-names";
import { fillFacts } from "./fill-facts";
import { fillFactsHtml } from "./fill-facts-html";

/** Texts without which the item of a list says nothing. */
const NEEDED = new Set(["title", "value", "question", "answer", "name", "label", "text"]);
/** Lists whose places have a meaning: the columns of a comparison and the values under them. */
const TUPLES = new Set(["values", "columns"]);

/**
 * A value with the facts put into every text inside it; itself when none quotes a fact. Where sentences are left out
 * (`fillFacts`), lists close up: an item goes that has become empty, lacks what it is about, or whose own list has
 * become empty, so a section goes with its last item. An optional `intro` that has become empty is absent.
 */
export const fillFactsDeep = <T>(value: T, facts: FactTexts): T =>
  changeDocument(value, {
    text: (text, key) => (key === "html" ? fillFactsHtml(text, facts) : fillFacts(text, facts)),
    item: settleItem,
  });

function settleItem(before: unknown, after: unknown): unknown {
  if (isEmptied(before, after) || hasEmptied(before, after)) return undefined;
  if (!isParts(before) || !isParts(after)) return after;
  const isSection = "kind" in before;
  if (Object.keys(before).some((key) => isMissed(key, before[key], after[key], isSection))) return undefined;
  if (!isEmptied(before["intro"], after["intro"])) return after;
  const { intro: _, ...rest } = after;
  return rest;
}

function isMissed(key: string, before: unknown, after: unknown, isSection: boolean): boolean {
  if (TUPLES.has(key) && Array.isArray(before) && Array.isArray(after)) return after.length < before.length;
  // A section that calls to write has its title and button left.
  const isNeeded = NEEDED.has(key) && !(isSection && key === "text");
  return hasEmptied(before, after) || (isNeeded && isEmptied(before, after));
}

const isEmptied = (before: unknown, after: unknown) => after === "" && before !== "";
