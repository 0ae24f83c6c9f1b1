import { type FactTexts, fillWhole, findFact, NAME_OPENS, quotesAbsentName, replaceNames } from "./fact-names";
import { splitSentences } from "./leave-out/sentences";

/**
 * Puts facts in place of their names between double braces, in plain text or text with Markdown's links. A sentence that
 * quotes an absent name is left out, be it unknown or a claim that may not be published: nothing is thrown.
 * @example fillFacts("Por {{plano-solo-preco}}. Desde {{nada}}.", texts) // "Por R$ 800."
 */
export function fillFacts(text: string, facts: FactTexts): string {
  if (!text.includes(NAME_OPENS)) return text;
  return fillWhole(text, facts, asText) ?? replaceNames(withoutAbsent(text, facts), (name) => asText(findFact(facts, name) ?? ""));
}

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
