import { toSearchText } from "#domain/text/search-text";
import type { QuotableFact } from "./use-facts";

/** The facts whose label, name, group or text has every word of a query, those found by their label first. */
export function findFacts(facts: readonly QuotableFact[], query: string): readonly QuotableFact[] {
  const sayable = facts.filter(({ text }) => text !== "");
  const words = toSearchText(query).split(" ").filter(Boolean);
  if (words.length === 0) return sayable;
  const has = (text: string) => {
    const searched = toSearchText(text);
    return words.every((word) => searched.includes(word));
  };
  const found = sayable.filter(({ label, name, group, text }) => has(`${label} ${name} ${group} ${text}`));
  return [...found.filter(({ label }) => has(label)), ...found.filter(({ label }) => !has(label))];
}
