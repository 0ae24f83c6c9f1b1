import type { FactTexts } from "./fact-names";
import { fillFacts } from "./fill-facts";
import { fillFactsHtml } from "./fill-facts-html";

/** The one field of a document that is markup. */
const HTML = "html";
/** Texts without which the item of a list says nothing. */
const NEEDED = new Set(["title", "value", "question", "answer", "name", "label", "text"]);
/** Lists whose places have a meaning: the columns of a comparison and the values under them. */
const TUPLES = new Set(["values", "columns"]);

const EMPTIED = Symbol("emptied");

/**
 * A value with the facts put into every text inside it; itself when none quotes a fact. Where sentences are left out
 * (`fillFacts`), lists close up: an item goes that has become empty, lacks what it is about, or whose own list has
 * become empty, so a section goes with its last item. An optional `intro` that has become empty is absent.
 */
export function fillFactsDeep<T>(value: T, facts: FactTexts): T {
  if (Array.isArray(value)) return fillList(value, facts) as T;
  return isObject(value) ? (fillObject(value, facts, false) as T) : (fillLeaf(value, facts) as T);
}

function fillItem(item: unknown, facts: FactTexts): unknown {
  if (isObject(item) && !Array.isArray(item)) return fillObject(item, facts, true);
  if (Array.isArray(item)) {
    const list = fillList(item, facts);
    return hasEmptied(item, list) ? EMPTIED : list;
  }
  const filled = fillLeaf(item, facts);
  return filled === "" && item !== "" ? EMPTIED : filled;
}

function fillList(list: readonly unknown[], facts: FactTexts): readonly unknown[] {
  const filled = list.map((item) => fillItem(item, facts));
  if (filled.every((item, index) => item === list[index])) return list;
  return filled.filter((item) => item !== EMPTIED);
}

/** @param isItem of a list, which may go as a whole; anything else keeps its shape, for somebody reads it by name. */
function fillObject(object: Readonly<Record<string, unknown>>, facts: FactTexts, isItem: boolean): unknown {
  const filled: Record<string, unknown> = {};
  let isSame = true;
  for (const [key, inner] of Object.entries(object)) {
    const value = key === HTML && typeof inner === "string" ? fillFactsHtml(inner, facts) : fillFactsDeep(inner, facts);
    if (value !== inner) isSame = false;
    if (isItem && isMissed(key, inner, value, "kind" in object)) return EMPTIED;
    if (isItem && key === "intro" && value === "" && inner !== "") continue;
    filled[key] = value;
  }
  return isSame ? object : filled;
}

function isMissed(key: string, before: unknown, after: unknown, isSection: boolean): boolean {
  if (Array.isArray(before) && Array.isArray(after)) {
    return TUPLES.has(key) ? after.length < before.length : hasEmptied(before, after);
  }
  // A section that calls to write has its title and button left.
  return after === "" && before !== "" && NEEDED.has(key) && !(isSection && key === "text");
}

const hasEmptied = (before: readonly unknown[], after: readonly unknown[]) => before.length > 0 && after.length === 0;
const fillLeaf = (leaf: unknown, facts: FactTexts): unknown => (typeof leaf === "string" ? fillFacts(leaf, facts) : leaf);

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === "object" && !(value instanceof Date);
}
