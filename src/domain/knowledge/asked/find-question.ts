import { onceFor } from "#domain/memo/once-for";
import { splitWords, type TitleWord } from "#domain/text/words";
import {
  type Answered,
  type Indexed,
  joinText,
  meetPhrases,
  meetQuestions,
  type Phrase,
  type QuestionIndex,
  sum,
  weighOfPhrase,
  weighOfTitle,
} from "./question-index";
import { type Asked, type AskedKind, readAsked } from "./read-asked";
import { isThing } from "./weigh-class";
import { asksAnother, isAnotherWay, toTitle } from "./why-another";

// The one place for whether a question that is known is the one that a title asks.

export interface FoundQuestion<Q extends Answered> {
  question: Q;
  /** Which of its `asks` is nearest, so that the answer written for it is given. */
  way: number | undefined;
  /** From 0 to 1: how much of each is in the other. */
  nearness: number;
  /** Asked in the very words of one of its phrases. */
  isVerbatim?: boolean;
  /** The owner said that the title asks it, in whatever words. */
  isPointed?: boolean;
}

/**
 * So near a question must be to be the title's, and so much of each must be in the other for that, nearly all of the title in one
 * wording; below, a third to half of those found were another one (docs/answers-rubric.md).
 */
const LEAST = { ofTitle: 0.95, ofQuestion: 0.8, ofBoth: 0.9, nearness: 0.9 };
/** What a page asks in its own words alone is another title's only where little else is in either. */
const LEAST_BESIDE = { ofTitle: 0.8, ofQuestion: 0.75, ofBoth: 0.8, nearness: 0 };
const NO_MATTER = { ofTitle: 0, ofQuestion: 0, ofBoth: 0, nearness: 0 };

/** The known question that a title asks. */
export function findQuestion<Q extends Answered>(words: readonly TitleWord[], index: QuestionIndex<Q>): FoundQuestion<Q> | undefined {
  const verbatim = index.byText.get(joinText(words));
  if (verbatim) return { ...verbatim, nearness: 1, isVerbatim: true };
  const asked = readAsked(words);
  const { near, questions, answers, whole } = meetQuestions(asked.stems, index);
  const most = (number: number) => ((questions[number] as number) + SAID_ONLY * (answers[number] as number)) / whole;
  const may = near.filter((number) => most(number) >= LEAST.ofTitle - ROUNDING);
  return rank(asked, may, index, LEAST)[0];
}

/** Every word that a question is put in, folded. */
export const listAskedWords = onceFor(
  ({ asks, titles = [] }: Pick<Answered, "asks" | "titles">): ReadonlySet<string> =>
    new Set([...asks, ...titles].flatMap((text) => splitWords(text).map(({ folded }) => folded))),
);

/** The known questions nearest to a title, whatever they ask, the nearest first. */
export function findNearest<Q extends Answered>(words: readonly TitleWord[], index: QuestionIndex<Q>, count: number): FoundQuestion<Q>[] {
  const asked = readAsked(words);
  const met = { ...meetQuestions(asked.stems, index), phrases: meetPhrases(asked.stems, index) };
  const about = Float64Array.from(met.near, (number) => weighNearness(number, met, index));
  const least = (about.toSorted().at(-count) ?? 0) - ROUNDING;
  const nearest = met.near.filter((_, at) => (about[at] as number) >= least);
  return rank(asked, nearest, index, NO_MATTER).slice(0, count);
}

type Met = ReturnType<typeof meetQuestions> & { phrases: ReturnType<typeof meetPhrases> };

/** How near a question is whatever it asks, but for rounding. */
function weighNearness<Q extends Answered>(number: number, met: Met, { all }: QuestionIndex<Q>): number {
  const { question, phrases, first } = all[number] as Indexed<Q>;
  const beside = OTHER_PHRASE * (met.questions[number] as number) + SAID_ONLY * (met.answers[number] as number);
  let most = 0;
  for (let way = 0; way < phrases.length; way += 1) {
    const { weight, things } = phrases[way] as Phrase;
    const ofTitle = (beside + (1 - OTHER_PHRASE) * (met.phrases.ofTitle[first + way] as number)) / met.whole;
    const lacked = (OF_THING_LACKED - 1) * (things - (met.phrases.things[first + way] as number));
    most = Math.max(most, (ofTitle + (met.phrases.own[first + way] as number) / (weight + lacked || 1)) / 2);
  }
  return most - (question.titles ? 0 : BESIDE_OTHERS);
}

/** Questions by how near they are to a title: those that have enough of it, and of which it has enough. */
function rank<Q extends Answered>(
  asked: Asked,
  numbers: readonly number[],
  index: QuestionIndex<Q>,
  least: typeof LEAST,
): FoundQuestion<Q>[] {
  const weights = [...asked.stems].map((stem) => ({ stem, weight: weighOfTitle(stem, index) }));
  const whole = sum(asked.stems, (stem) => weighOfTitle(stem, index));
  if (whole === 0) return [];
  const isStrict = least !== NO_MATTER;
  const title = toTitle(asked);
  const weighPhrase = (stem: string) => weighOfPhrase(stem, index);
  const isLacked = (stem: string) => isThing(stem) && !asked.stems.has(stem);
  const found: FoundQuestion<Q>[] = [];
  for (const number of numbers) {
    const known = index.all[number] as Indexed<Q>;
    if (isStrict && asksAnother(title, known)) continue;
    const { question, phrases, stems, said } = known;
    const credit = (stem: string, phrase: Phrase) =>
      phrase.stems.has(stem) ? 1 : stems.has(stem) ? OTHER_PHRASE : said.has(stem) ? SAID_ONLY : 0;
    const needed = isStrict && !question.titles ? LEAST_BESIDE : least;
    let best: FoundQuestion<Q> | undefined;
    for (const phrase of phrases) {
      const shared = [...phrase.stems].filter((stem) => asked.stems.has(stem));
      const weightOfShared = sum(shared, weighPhrase);
      // Of most phrases this tells at once that too little is in the title; what they lack besides makes it less.
      if (weightOfShared < needed.ofQuestion * phrase.weight - ROUNDING) continue;
      const sameKind = isStrict ? compareKinds(asked.kind, phrase, question.titles !== undefined) : 1;
      const ofTitle = weights.reduce((total, { stem, weight }) => total + weight * credit(stem, phrase), 0) / whole;
      const ofQuestion = weightOfShared / (sum(phrase.stems, (stem) => weighPhrase(stem) * (isLacked(stem) ? OF_THING_LACKED : 1)) || 1);
      const ofBoth = (ofTitle + ofQuestion) / 2;
      if (sameKind === 0 || ofTitle < needed.ofTitle || ofQuestion < needed.ofQuestion || ofBoth < needed.ofBoth) continue;
      if (isStrict && isAnotherWay(title, phrase, { ofTitle, ofQuestion, ofBoth, shared })) continue;
      const nearness = sameKind * ofBoth - (question.titles ? 0 : BESIDE_OTHERS);
      if (nearness >= needed.nearness - ROUNDING && nearness > (best?.nearness ?? 0)) best = { question, way: phrase.way, nearness };
    }
    if (best) found.push(best);
  }
  return found.sort((one, other) => other.nearness - one.nearness);
}

/** What is asked at the end of a page is answered shorter than what a page is written for. */
const BESIDE_OTHERS = 0.02;

/** A thing that the question names and the title does not weighs so much more. */
const OF_THING_LACKED = 2;

/** Sums of the same weights differ by their order. */
const ROUNDING = 1e-9;

/** A word of the title that the question has where it is put otherwise. */
const OTHER_PHRASE = 0.9;
/** A word of the title that its answer has, and the question has not. */
const SAID_ONLY = 0.45;

/** Why something happens, what it is and what to do about it are told by one answer. */
const OF_SYMPTOMS: ReadonlySet<AskedKind | undefined> = new Set(["why", "how", "what", undefined]);
const OF_FAULTS: ReadonlySet<AskedKind | undefined> = new Set(["fault", "why", "how", "what"]);
/** When to do something is told by how long it lasts, and by what shows that it is due. */
const OF_TIME: ReadonlySet<AskedKind | undefined> = new Set(["when", "how-long"]);
/** What a page is written for tells all of these; a price, a time or a person is another matter. */
const TOLD_TOGETHER: ReadonlySet<AskedKind | undefined> = new Set([...OF_SYMPTOMS, "whether", "which"]);

/**
 * How far a question's answer serves who asks in another way, from 0 to 1.
 * @param isWhole whether the question is one that a page is written for
 */
function compareKinds(title: AskedKind | undefined, { kind: question, kinds, isChoice }: Asked, isWhole: boolean): number {
  if (title === question || (title && kinds.has(title))) return 1;
  // Whether something must be tells whether it is needed, and not the other way about.
  if (title === "duty" || question === "duty") return title === "whether" ? 0.9 : 0;
  // By what it is known is neither why it is so nor what to do about it.
  if (title === "signs" || question === "signs") return title === undefined || question === undefined ? 0.9 : 0;
  if (title === "fault" || question === "fault") return OF_FAULTS.has(title) && OF_FAULTS.has(question) ? 0.9 : 0;
  // What a thing is for is not which of its kinds to take.
  if (title === "what" && question === "which") return 0;
  if (OF_SYMPTOMS.has(title) && OF_SYMPTOMS.has(question)) return 0.95;
  if (OF_TIME.has(title) && OF_TIME.has(question)) return 0.95;
  // Which of two to take tells whether one is worth it; which is the quickest does not.
  if ((title ?? "worth") === "worth" && question === "which") return title === undefined || isChoice ? 0.9 : 0;
  if ((title ?? "which") === "which" && question === "worth") return 0.9;
  return isWhole && TOLD_TOGETHER.has(title) && TOLD_TOGETHER.has(question) ? 0.9 : 0;
}
