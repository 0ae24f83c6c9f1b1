/** A name between double braces, or what somebody took for one; the spaces at its ends are nobody's. */
const QUOTE = /\{\{([^{}]*)\}\}/g;

/** Where a text quotes what. */
export interface FoundQuote {
  index: number;
  /** As it is written. */
  quote: string;
  name: string;
}

/** @example quoteFact("plano-solo-preco") // "{{plano-solo-preco}}" */
export function quoteFact(name: string): string {
  return `{{${name}}}`;
}

/** Every quote of a text; braces without a name are none. */
export function findQuotes(text: string): FoundQuote[] {
  if (!text.includes("{{")) return [];
  return Array.from(text.matchAll(QUOTE), ({ index, 0: quote, 1: name = "" }) => ({ index, quote, name: name.trim() })).filter(
    ({ name }) => name !== "",
  );
}
