/** Facts as they are written in running text, by the name used between double braces in content files. */
export type FactTexts = Readonly<Record<string, string>>;

const NAME = /\{\{[ \t]*([\p{L}\p{N}_-]+)[ \t]*\}\}/gu;

/** What opens every name; a text without it is left as it is. */
export const NAME_OPENS = "{{";

/** The text with something in place of each name between double braces. */
export const replaceNames = (text: string, replace: (name: string) => string) => text.replace(NAME, (_, name: string) => replace(name));
/** What the register says by this name; undefined when it is absent: unknown, or a claim that may not be published. */
export const findFact = (facts: FactTexts, name: string): string | undefined => (Object.hasOwn(facts, name) ? facts[name] : undefined);

/** Whether a text quotes a name that is absent. */
export function quotesAbsentName(text: string, facts: FactTexts): boolean {
  if (!text.includes(NAME_OPENS)) return false;
  for (const [, name = ""] of text.matchAll(NAME)) if (findFact(facts, name) === undefined) return true;
  return false;
}

interface Filling {
  /** A fact as it stands in the text. */
  write(fact: string): string;
  /** A text that quotes absent names, without what it says by them. */
  leaveOut(text: string): string;
}

/** The text with every fact it quotes in place of its name. */
export function fillNames(text: string, facts: FactTexts, { write, leaveOut }: Filling): string {
  if (!text.includes(NAME_OPENS)) return text;
  const left = quotesAbsentName(text, facts) ? leaveOut(text) : text;
  // What is no text, as a comment of HTML, may still quote an absent name.
  return replaceNames(left, (name) => write(findFact(facts, name) ?? ""));
}

/** A name between double braces, or what somebody took for one; the spaces at its ends are nobody's. */
const QUOTE = /\{\{([^{}]*)\}\}/g;

export interface FoundQuote {
  index: number;
  /** As it is written. */
  quote: string;
  name: string;
}

/** @example quoteFact("plano-solo-preco") // "{{plano-solo-preco}}" */
export const quoteFact = (name: string) => `{{${name}}}`;

/** Every quote of a text; braces without a name are none. */
export function findQuotes(text: string): FoundQuote[] {
  if (!text.includes(NAME_OPENS)) return [];
  return Array.from(text.matchAll(QUOTE), ({ index, 0: quote, 1: name = "" }) => ({ index, quote, name: name.trim() })).filter(
    ({ name }) => name !== "",
  );
}
