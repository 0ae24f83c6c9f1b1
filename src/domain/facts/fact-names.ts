import { listSentences } from "#domain/text/sentences";

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
export const quotesAbsentName = (text: string, facts: FactTexts): boolean =>
  text.includes(NAME_OPENS) && [...text.matchAll(NAME)].some(([, name = ""]) => findFact(facts, name) === undefined);

/** A fact that the owner leaves out takes its sentence along. */
export function withoutAbsent(text: string, facts: FactTexts): string {
  if (!quotesAbsentName(text, facts)) return text;
  return listSentences(text)
    .filter((sentence) => !quotesAbsentName(sentence, facts))
    .join(" ");
}

/** Names that texts inside a value quote, each once, in the order of the texts. */
export const listNames = (value: unknown): string[] => [...new Set(listNamesInside(value))];

function listNamesInside(value: unknown): string[] {
  if (typeof value === "string") return value.includes(NAME_OPENS) ? Array.from(value.matchAll(NAME), ([, name = ""]) => name) : [];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(listNamesInside) : [];
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
  if (!text.includes("{{")) return [];
  return Array.from(text.matchAll(QUOTE), ({ index, 0: quote, 1: name = "" }) => ({ index, quote, name: name.trim() })).filter(
    ({ name }) => name !== "",
  );
}
