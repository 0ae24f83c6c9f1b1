import { findQuotes } from "#domain/facts/fact-quote";
import { findUnknownName } from "#domain/page/fact-quotes";
import type { KnownFacts } from "../../facts/use-facts";

/** How an atom shows itself. */
export interface FactFace {
  text: string;
  /** Its name for who does not see it, and under the pointer. */
  label: string;
  isUnknown: boolean;
}

/** What the atoms of one editor say, which changes when the list of facts comes. */
export interface FactSource {
  describe: (quote: string) => FactFace;
  /** Calls back after each change; returns how to stop that. */
  subscribe: (onChange: () => void) => () => void;
  set: (facts: KnownFacts) => void;
}

export function createFactSource(): FactSource {
  let known: KnownFacts | undefined;
  const listeners = new Set<() => void>();
  return {
    describe: (quote) => describeFact(quote, known),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    set(facts) {
      if (facts.list === known?.list) return;
      known = facts;
      for (const listener of listeners) listener();
    },
  };
}

/** @example nameOf("{{ marca }}") // "marca" */
function nameOf(quote: string): string {
  return findQuotes(quote)[0]?.name ?? "";
}

function describeFact(quote: string, known: KnownFacts | undefined): FactFace {
  const name = nameOf(quote);
  if (!known?.isFact) return { text: name, label: `Dado ${name}`, isUnknown: false };
  const fact = findUnknownName(quote, known.isFact) === undefined ? known.find(name) : undefined;
  if (!fact) return { text: `dado desconhecido: ${name}`, label: `Dado desconhecido: ${name}`, isUnknown: true };
  const { label, text, isPublished } = fact;
  if (text === "") return { text: `sem valor: ${label}`, label: `${label}: sem valor no cadastro, a frase fica de fora`, isUnknown: false };
  return { text, label: `${label}: ${text}${isPublished ? "" : " (ainda não publicado: falta a prova)"}`, isUnknown: false };
}
