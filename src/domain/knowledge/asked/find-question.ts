import { onceFor } from "#domain/memo/once-for";
import { splitWords, type TitleWord } from "#domain/text/words";
import { type Asked, type AskedKind, isGeneral, isThing, listStems, readAsked } from "./read-asked";

// The one place for whether a question that is known is the one that a title asks.

/** A question with its answers; `titles` are what else it is called, shown to nobody. */
export interface Answered {
  asks: readonly string[];
  titles?: readonly string[] | undefined;
  says: readonly string[];
}

interface Phrase extends Asked {
  /** Index among `asks`; none where titles alone say so. */
  way: number | undefined;
  /** Of all its stems. */
  weight: number;
}

interface Indexed<Q extends Answered> {
  question: Q;
  phrases: readonly Phrase[];
  /** Of all its phrases. */
  stems: ReadonlySet<string>;
  said: ReadonlySet<string>;
}

/** Questions by the stems of their words, to be looked up by a title's. */
export interface QuestionIndex<Q extends Answered> {
  /** By all of its words, as one of its phrases has them. */
  byText: ReadonlyMap<string, FoundQuestion<Q>>;
  byStem: ReadonlyMap<string, readonly Indexed<Q>[]>;
  weigh(stem: string): number;
}

export interface FoundQuestion<Q extends Answered> {
  question: Q;
  /** Which of its `asks` is nearest, so that the answer written for it is given. */
  way: number | undefined;
  /** From 0 to 1: how much of each is in the other. */
  nearness: number;
  /** Asked in the very words of one of its phrases. */
  isVerbatim?: boolean;
}

export function indexQuestions<Q extends Answered>(questions: readonly Q[]): QuestionIndex<Q> {
  const byStem = new Map<string, Indexed<Q>[]>();
  const most = Math.log(questions.length + 1);
  const weigh = (stem: string) => most - Math.log((byStem.get(stem)?.length ?? 0) + 0.5);
  const byText = new Map<string, FoundQuestion<Q>>();
  for (const question of questions) {
    const { asks, titles = [], says } = question;
    const phrases = [...asks.map((text, way) => ({ text, way })), ...titles.map((text) => ({ text, way: 0 }))].map(
      ({ text, way }): Phrase => {
        const words = splitWords(text);
        if (question.titles) byText.set(joinText(words), { question, way, nearness: 1, isVerbatim: true });
        return { ...readAsked(words), way, weight: 0 };
      },
    );
    const stems = new Set(phrases.flatMap((phrase) => [...phrase.stems]));
    const indexed = { question, phrases, stems, said: listStems(says.join(" ")) };
    for (const stem of stems) {
      const same = byStem.get(stem);
      if (same) same.push(indexed);
      else byStem.set(stem, [indexed]);
    }
  }
  // How rare a stem is, is known once all of them are.
  for (const { phrases } of new Set([...byStem.values()].flat())) for (const phrase of phrases) phrase.weight = sum(phrase.stems, weigh);
  return { byText, byStem, weigh };
}

/** So much of each must be in the other for a question to be the title's. */
const LEAST_OF_TITLE = 0.8;
const LEAST_OF_QUESTION = 0.75;

/** The known question that a title asks. */
export function findQuestion<Q extends Answered>(words: readonly TitleWord[], index: QuestionIndex<Q>): FoundQuestion<Q> | undefined {
  return index.byText.get(joinText(words)) ?? rank(readAsked(words), index, LEAST_OF_TITLE, LEAST_OF_QUESTION)[0];
}

const joinText = (words: readonly TitleWord[]) => words.map(({ folded }) => folded).join(" ");

/** Every word that a question is put in, folded. */
export const listAskedWords = onceFor(
  ({ asks, titles = [] }: Pick<Answered, "asks" | "titles">): ReadonlySet<string> =>
    new Set([...asks, ...titles].flatMap((text) => splitWords(text).map(({ folded }) => folded))),
);

/** The known questions nearest to a title, whatever they ask, the nearest first. */
export function findNearest<Q extends Answered>(words: readonly TitleWord[], index: QuestionIndex<Q>, count: number): FoundQuestion<Q>[] {
  return rank(readAsked(words), index, 0, 0, () => 1).slice(0, count);
}

function rank<Q extends Answered>(
  asked: Asked,
  { byStem, weigh }: QuestionIndex<Q>,
  leastOfTitle: number,
  leastOfQuestion: number,
  compare = compareKinds,
): FoundQuestion<Q>[] {
  const title = [...asked.stems].map((stem) => ({ stem, weight: weigh(stem) }));
  const whole = sum(asked.stems, weigh);
  if (whole === 0) return [];
  const near = new Set([...asked.stems].flatMap((stem) => byStem.get(stem) ?? []));
  const found: FoundQuestion<Q>[] = [];
  const things = [...asked.stems].filter(isThing);
  const isAllGeneral = asked.kind === undefined && leastOfTitle > 0;
  for (const { question, phrases, stems, said } of near) {
    if (leastOfTitle > 0 && things.some((stem) => !stems.has(stem))) continue;
    const [asksToo, saysOnly] = [
      title.filter(({ stem }) => stems.has(stem)),
      title.filter(({ stem }) => !stems.has(stem) && said.has(stem)),
    ];
    const beside = SAID_ONLY * total(saysOnly);
    if ((total(asksToo) + beside) / whole < leastOfTitle - ROUNDING) continue;
    let best: FoundQuestion<Q> | undefined;
    for (const phrase of phrases) {
      const likeness = compare(asked.kind, phrase.kind, question.titles !== undefined);
      if (likeness === 0) continue;
      let [shared, others] = [0, 0];
      for (const { stem, weight } of asksToo) {
        if (phrase.stems.has(stem)) shared += weight;
        else others += weight;
      }
      const ofTitle = (shared + OTHER_PHRASE * others + beside) / whole;
      const ofQuestion = shared / (phrase.weight || 1);
      if (ofTitle < leastOfTitle || ofQuestion < leastOfQuestion) continue;
      // "Instalação de motor de portão" is a service, and no question about one.
      if (isAllGeneral && asksToo.every(({ stem }) => !phrase.stems.has(stem) || isGeneral(stem))) continue;
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

function sum(stems: Iterable<string>, weigh: (stem: string) => number): number {
  let total = 0;
  for (const stem of stems) total += weigh(stem);
  return total;
}

function total(stems: readonly { weight: number }[]): number {
  return stems.reduce((sum, { weight }) => sum + weight, 0);
}
