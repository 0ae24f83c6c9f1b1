import { useMemo, useState } from "react";
import { hasWordsOf } from "#domain/text/search-text";
import type { QuotableFact } from "./use-facts";

/** The facts found by a query, the one that Enter would take, and the keys that move between them. */
export function useFactChoice(facts: readonly QuotableFact[] | undefined, query: string, choose: (fact: QuotableFact) => void) {
  const found = useMemo(() => findFacts(facts ?? [], query), [facts, query]);
  const [marked, setMarked] = useState({ query, index: 0 });
  // Another query starts at the top again.
  const active = marked.query === query ? Math.min(marked.index, found.length - 1) : 0;
  const mark = (index: number) => setMarked({ query, index });

  /** Whether the key was one of the list's. */
  function press(event: KeyboardEvent): boolean {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || found.length === 0) return false;
    const fact = found[active];
    if (event.key === "ArrowDown") mark((active + 1) % found.length);
    else if (event.key === "ArrowUp") mark((active - 1 + found.length) % found.length);
    else if (event.key === "Enter" && fact) choose(fact);
    else return false;
    event.preventDefault();
    return true;
  }

  return { found, active, mark, choose, press };
}

export type FactChoice = ReturnType<typeof useFactChoice>;

/** The facts whose label, name, group or text has every word of a query, those found by their label first. */
export function findFacts(facts: readonly QuotableFact[], query: string): readonly QuotableFact[] {
  const sayable = facts.filter(({ text }) => text !== "");
  const has = hasWordsOf(query);
  const found = sayable.filter(({ label, name, group, text }) => has(`${label} ${name} ${group} ${text}`));
  return [...found.filter(({ label }) => has(label)), ...found.filter(({ label }) => !has(label))];
}
