import type { Business } from "#domain/facts/business";
import { listVocabulary } from "#domain/knowledge/entry-texts";
import type { Knowledge } from "#domain/knowledge/knowledge";
import { onceFor } from "#domain/memo/once-for";
import { foldText } from "#domain/text/fold";
import { toPlainStem } from "#domain/text/portuguese/plain-stem";
import { PLAIN_WORDS } from "./plain-words";
import { COMMON_WORDS, GATE_WORDS, MACHINE_WORDS } from "./trade-words";

/** Of a word of the trade more is left than of any other. */
const SHORTEST_STEM = 4;

const toStem = (folded: string): string => toPlainStem(folded, SHORTEST_STEM);

const plainStems = [...PLAIN_WORDS].map(foldText).map(toStem);
const inAnyTitle = new Set([...COMMON_WORDS, ...GATE_WORDS, ...MACHINE_WORDS]);

const listStems = onceFor(
  (knowledge: Knowledge): ReadonlySet<string> => new Set([...plainStems, ...listVocabulary(knowledge).values().map(toStem)]),
);

/** What the owner said of words that nothing else explains. */
export type WordAnswers = Pick<Business["trade"], "words" | "otherWords">;

/** By which words of titles are known, folded. */
export interface KnownWords {
  /** The trade's vocabulary, plain Portuguese or the owner has it, in this form or in another. */
  has: (folded: string) => boolean;
  /** The owner said that it is not of the trade. */
  refuses: (folded: string) => boolean;
}

export const readKnownWords = onceFor((knowledge: Knowledge) =>
  onceFor((answers: WordAnswers): KnownWords => {
    const [ours, others] = [answers.words, answers.otherWords].map((words) => new Set(words.map(foldText).map(toStem)));
    const refuses = (folded: string) => others?.has(toStem(folded)) ?? false;
    return { refuses, has: (folded) => isKnownWord(folded, knowledge) || (ours?.has(toStem(folded)) ?? false) };
  }),
);

function isKnownWord(folded: string, knowledge: Knowledge): boolean {
  return /\d/.test(folded) || folded.length === 1 || inAnyTitle.has(folded) || listStems(knowledge).has(toStem(folded));
}
