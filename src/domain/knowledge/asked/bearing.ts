import { onceFor } from "#domain/memo/once-for";
import type { Entry } from "../entry";
import { listShownTexts } from "../entry-texts";
import type { EntryQuestion, Knowledge } from "../knowledge";
import type { FoundQuestion } from "./find-question";
import { type QuestionIndex, sum } from "./question-index";
import { listStems } from "./read-asked";
import { isFiller, isWhereIn } from "./weigh-class";

/** How much a text bears on what a title asks: from 0, it shares no word with it, to 1, no text of its entry shares more. */
export type Bearing = (text: string) => number;

/** Words of the answer count less than those of the question: it speaks of more. */
const OF_ANSWER = 0.35;
/** Nearly all texts of an entry have its name. */
const OF_NAME = 0.3;
/** Who shares less than this with all that a question and its answer say tells nothing of it, be it the nearest text there is. */
const ENOUGH = 0.2;
/** Of so many wordings of a question one must have a word for it to be a word of the question. */
const WORDINGS_OF_WORD = 3;

/**
 * Weighs texts of the question's entry by the words they share with it and its answer, rare words most; those of others bear nothing.
 * Once for a title that is read: each of its versions asks it of the same texts.
 */
export const weighBearing = onceFor(({ questions }: Knowledge) =>
  onceFor(({ question, way = 0 }: FoundQuestion<EntryQuestion>): Bearing => {
    const { told, asked, name } = readEntry(question.entry);
    const weights = weighStems(question, question.says[Math.min(way, question.says.length - 1)] ?? "", questions);
    for (const stem of name) if (weights.has(stem)) weights.set(stem, OF_NAME * (weights.get(stem) as number));
    const weigh = (stems: Iterable<string>) => sum(stems, (stem) => weights.get(stem) ?? 0);
    const most = Math.max(ENOUGH * sum(weights.values(), (weight) => weight), ...[...told.values()].map(weigh));
    return (text) => (most === 0 ? 0 : Math.min(1, weigh(told.get(text) ?? asked.get(text) ?? []) / most));
  }),
);

const readStems = (texts: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(texts.map((text) => [text, listStems(text)]));

/** The stems of what its sections are written from, and of its questions with their answers, by the text. */
const readEntry = onceFor(({ answers: _, questions, brief: __, ...sections }: Entry) => ({
  name: listStems([sections.name.one, ...sections.aliases].join(" ")),
  told: readStems(listShownTexts(sections)),
  asked: readStems(questions.filter(({ titles }) => !titles).flatMap(({ asks, says }) => [...asks, ...says])),
}));

function weighStems(question: EntryQuestion, answer: string, index: QuestionIndex<EntryQuestion>): Map<string, number> {
  const phrases = index.all.find((one) => one.question === question)?.phrases ?? [];
  const weights = new Map<string, number>();
  const add = (stem: string, share: number) => {
    if (!isFiller(stem) && !isWhereIn(stem)) weights.set(stem, (weights.get(stem) ?? 0) + share * weighRarity(stem, index));
  };
  for (const stem of new Set(phrases.flatMap(({ stems }) => [...stems]))) {
    const having = phrases.filter(({ stems }) => stems.has(stem)).length;
    add(stem, Math.min(1, (having * WORDINGS_OF_WORD) / phrases.length));
  }
  for (const stem of listStems(answer)) add(stem, OF_ANSWER);
  return weights;
}

/** Among questions with their answers. */
function weighRarity(stem: string, { standing, all }: QuestionIndex<EntryQuestion>): number {
  const known = standing.get(stem);
  return Math.log((all.length + 1) / ((known?.questions.length ?? 0) + (known?.answers.length ?? 0) + 1));
}
