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

/** The names that a text quotes, each once. */
export function listQuotedNames(text: string): string[] {
  return [...new Set(findQuotes(text).map(({ name }) => name))];
}

/** Why a text that quotes these names cannot be saved, as a sentence that says how to mend it; undefined where there are none. */
export function describeUnknownNames(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const quotes = names.map((name) => `“${quoteFact(name)}”`).join(", ");
  return names.length === 1
    ? `O dado ${quotes} não existe. Escolha outro em “Inserir dado” ou tire-o do texto.`
    : `Os dados ${quotes} não existem. Escolha outros em “Inserir dado” ou tire-os do texto.`;
}
