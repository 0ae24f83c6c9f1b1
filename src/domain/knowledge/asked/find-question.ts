import { onceFor } from "#domain/memo/once-for";
import { splitWords, type TitleWord } from "#domain/text/words";
import { type Answered, type Indexed, joinText, type Met, meetQuestions, type QuestionIndex } from "./question-index";
import { type Asked, type AskedKind, isGeneral, isThing, readAsked } from "./read-asked";

// The one place for whether a question that is known is the one that a title asks.

export interface FoundQuestion<Q extends Answered> {
  question: Q;
  /** Which of its `asks` is nearest, so that the answer written for it is given. */
  way: number | undefined;
  /** From 0 to 1: how much of each is in the other. */
  nearness: number;
  /** Asked in the very words of one of its phrases. */
  isVerbatim?: boolean;
}

/** So much of each must be in the other for a question to be the title's. */
const LEAST_OF_TITLE = 0.8;
const LEAST_OF_QUESTION = 0.75;

/** The known question that a title asks. */
export function findQuestion<Q extends Answered>(words: readonly TitleWord[], index: QuestionIndex<Q>): FoundQuestion<Q> | undefined {
  const verbatim = index.byText.get(joinText(words));
  if (verbatim) return { ...verbatim, nearness: 1, isVerbatim: true };
  const asked = readAsked(words);
  const met = meetQuestions(asked.stems, index);
  const things = [...asked.stems].filter(isThing);
  const may = met.near.filter((number) => {
    const most = ((met.questions[number] as number) + SAID_ONLY * (met.answers[number] as number)) / met.whole;
    return most >= LEAST_OF_TITLE - ROUNDING && things.every((stem) => index.all[number]?.stems.has(stem));
  });
  return rank(asked, may, met, index, { ofTitle: LEAST_OF_TITLE, ofQuestion: LEAST_OF_QUESTION })[0];
}

/** Every word that a question is put in, folded. */
export const listAskedWords = onceFor(
  ({ asks, titles = [] }: Pick<Answered, "asks" | "titles">): ReadonlySet<string> =>
    new Set([...asks, ...titles].flatMap((text) => splitWords(text).map(({ folded }) => folded))),
);

/** The known questions nearest to a title, whatever they ask, the nearest first. */
export function findNearest<Q extends Answered>(words: readonly TitleWord[], index: QuestionIndex<Q>, count: number): FoundQuestion<Q>[] {
  const asked = readAsked(words);
  const met = meetQuestions(asked.stems, index);
  const about = met.near.map((number) => Math.max(...listAbout(number, met, index)));
  const least = (about.toSorted((one, other) => other - one)[count - 1] ?? 0) - ROUNDING;
  const nearest = met.near.filter((_, at) => (about[at] as number) >= least);
  return rank(asked, nearest, met, index).slice(0, count);
}

/** How near each phrase of a question is, but for rounding. */
function listAbout<Q extends Answered>(number: number, met: Met, { all }: QuestionIndex<Q>): number[] {
  const { question, phrases, first } = all[number] as Indexed<Q>;
  return phrases.map(({ weight }, index) => {
    const shared = met.phrases[first + index] as number;
    const others = (met.questions[number] as number) - shared;
    const ofTitle = (shared + OTHER_PHRASE * others + SAID_ONLY * (met.answers[number] as number)) / met.whole;
    return (ofTitle + shared / (weight || 1)) / 2 - (question.titles ? 0 : BESIDE_OTHERS);
  });
}

/** Questions by how near they are to a title: those that have enough of it, and of which it has enough, or all. */
function rank<Q extends Answered>(
  asked: Asked,
  numbers: readonly number[],
  met: Met,
  { all, weigh }: QuestionIndex<Q>,
  least?: { ofTitle: number; ofQuestion: number },
): FoundQuestion<Q>[] {
  const found: FoundQuestion<Q>[] = [];
  for (const number of numbers) {
    const { question, phrases, first, stems } = all[number] as Indexed<Q>;
    const asksToo = [...asked.stems].filter((stem) => stems.has(stem));
    let best: FoundQuestion<Q> | undefined;
    for (const [index, phrase] of phrases.entries()) {
      const likeness = least ? compareKinds(asked.kind, phrase.kind, question.titles !== undefined) : 1;
      const shared = met.phrases[first + index] as number;
      const others = asksToo.reduce((sum, stem) => sum + (phrase.stems.has(stem) ? 0 : weigh(stem)), 0);
      const ofTitle = (shared + OTHER_PHRASE * others + SAID_ONLY * (met.answers[number] as number)) / met.whole;
      const ofQuestion = shared / (phrase.weight || 1);
      if (likeness === 0 || (least && (ofTitle < least.ofTitle || ofQuestion < least.ofQuestion))) continue;
      // "Instalação de motor de portão" is a service, and no question about one.
      if (least && asked.kind === undefined && asksToo.every((stem) => !phrase.stems.has(stem) || isGeneral(stem))) continue;
      const nearness = (likeness * (ofTitle + ofQuestion)) / 2 - (question.titles ? 0 : BESIDE_OTHERS);
      if (nearness > (best?.nearness ?? 0)) best = { question, way: phrase.way, nearness };
    }
    if (best) found.push(best);
  }
  return found.sort((one, other) => other.nearness - one.nearness);
}

/** What is asked at the end of a page is answered shorter than what a page is written for. */
const BESIDE_OTHERS = 0.02;

/** Sums of the same weights in another order differ by less. */
const ROUNDING = 1e-9;

/** A word of the title that the question has where it is put otherwise. */
const OTHER_PHRASE = 0.8;
/** A word of the title that its answer has, and the question has not. */
const SAID_ONLY = 0.6;

/** Why something happens, what it is and what to do about it are told by one answer. */
const OF_SYMPTOMS: ReadonlySet<AskedKind | undefined> = new Set(["why", "how", "what", undefined]);
const OF_FAULTS: ReadonlySet<AskedKind | undefined> = new Set(["fault", "why", "how", "what"]);
/** What a page is written for tells all of these; a price, a time or a person is another matter. */
const TOLD_TOGETHER: ReadonlySet<AskedKind | undefined> = new Set([...OF_SYMPTOMS, "whether", "which"]);

function compareKinds(title: AskedKind | undefined, question: AskedKind | undefined, isWhole: boolean): number {
  if (title === question) return 1;
  if (title === "fault" || question === "fault") return OF_FAULTS.has(title) && OF_FAULTS.has(question) ? 0.9 : 0;
  if (OF_SYMPTOMS.has(title) && OF_SYMPTOMS.has(question)) return 0.95;
  if (title === undefined && question === "which") return 0.9;
  return isWhole && TOLD_TOGETHER.has(title) && TOLD_TOGETHER.has(question) ? 0.9 : 0;
}
