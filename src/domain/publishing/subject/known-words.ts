import type { Business } from "#domain/facts/business";
import type { Knowledge } from "#domain/knowledge/knowledge";
import { listVocabulary } from "#domain/knowledge/vocabulary";
import { onceFor } from "#domain/memo/once-for";
import { foldText } from "#domain/text/fold";
import { PLAIN_WORDS } from "./plain-words";
import { COMMON_WORDS, GATE_WORDS, MACHINE_WORDS } from "./trade-words";

/** Endings by which forms of a word differ, longest first. */
const ENDING =
  /(?:amentos?|imentos?|mente|adores?|adoras?|avam|aram|eram|iram|ados?|adas?|idos?|idas?|ando|endo|indo|coes|cao|zinh[oa]s?|inh[oa]s?|oes|ao|ava|iam|ia|ou|eu|iu|ar|er|ir|am|em|as|os|es|ei|ai|a|e|i|o|s)$/;
const SHORTEST_STEM = 4;

const listStems = onceFor((knowledge: Knowledge): ReadonlySet<string> => {
  const plain = PLAIN_WORDS.map(foldText);
  return new Set([...listVocabulary(knowledge), ...plain].map(toStem));
});

const PLAIN: ReadonlySet<string> = new Set(PLAIN_WORDS.map(foldText));

/** What the owner said of words that nothing else explains. */
export type WordAnswers = Pick<Business["trade"], "words" | "otherWords">;

/** By which words of titles are known, folded. */
export interface KnownWords {
  /** The trade's vocabulary, plain Portuguese or the owner has it, in this form or in another. */
  has: (folded: string) => boolean;
  /** The owner said that it is not of the trade. */
  refuses: (folded: string) => boolean;
}

const NO_ANSWERS: WordAnswers = { words: [], otherWords: [] };

export function readKnownWords(knowledge: Knowledge, answers: WordAnswers = NO_ANSWERS): KnownWords {
  return byKnowledge(knowledge)(answers);
}

const byKnowledge = onceFor((knowledge: Knowledge) =>
  onceFor((answers: WordAnswers): KnownWords => {
    const [ours, others] = [answers.words, answers.otherWords].map((words) => new Set(words.map(foldText).map(toStem)));
    const refuses = (folded: string) => others?.has(toStem(folded)) ?? false;
    return { refuses, has: (folded) => isKnownWord(folded, knowledge) || (ours?.has(toStem(folded)) ?? false) };
  }),
);

function isKnownWord(folded: string, knowledge: Knowledge): boolean {
  return (
    /\d/.test(folded) ||
    folded.length === 1 ||
    COMMON_WORDS.has(folded) ||
    GATE_WORDS.has(folded) ||
    MACHINE_WORDS.has(folded) ||
    PLAIN.has(folded) ||
    listVocabulary(knowledge).has(folded) ||
    listStems(knowledge).has(toStem(folded))
  );
}

function toStem(folded: string): string {
  const stem = folded.replace(ENDING, "");
  return stem.length < SHORTEST_STEM ? folded : stem;
}
