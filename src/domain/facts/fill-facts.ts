import { type FactTexts, fillNames, quotesAbsentName } from "./fact-names";
import { splitSentences } from "./leave-out/sentences";

/**
 * Puts facts in place of their names between double braces, in plain text or text with Markdown's links. A sentence that
 * quotes an absent name is left out, be it unknown or a claim that may not be published: nothing is thrown.
 * @example fillFacts("Por {{plano-solo-preco}}. Desde {{nada}}.", texts) // "Por R$ 800."
 */
export const fillFacts = (text: string, facts: FactTexts): string =>
  fillNames(text, facts, { write: asText, leaveOut: (quoting) => withoutAbsent(quoting, facts) });

/** A text without the sentences that quote absent names. */
export function withoutAbsent(text: string, facts: FactTexts): string {
  if (!quotesAbsentName(text, facts)) return text;
  const sentences = splitSentences(text).map(({ start, end }) => text.slice(start, end));
  return sentences
    .filter((sentence) => !quotesAbsentName(sentence, facts))
    .join("")
    .trimEnd();
}

/** What an owner typed makes no link of Markdown. */
const asText = (fact: string) => fact.replaceAll("](", "] (");
