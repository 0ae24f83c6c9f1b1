import { onceFor } from "#domain/memo/once-for";
import { splitWords, type TitleWord } from "#domain/text/words";
import { type Asked, type AskedKind, listStems, readAsked } from "./read-asked";
import { isEverywhere, isFiller, isGeneral, isKindOfLeaf, isNarrowing, isThing, weighClass } from "./weigh-class";

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
  /** Of a word that few questions have; one that none has is as rare, and may be anything. */
  heaviest: number;
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
  const byText = new Map<string, FoundQuestion<Q>>();
  for (const question of questions) {
    const { asks, titles = [], says } = question;
    const phrases = [...asks.map((text, way) => ({ text, way })), ...titles.map((text) => ({ text, way: 0 }))].map(
      ({ text, way }): Phrase => {
        const words = splitWords(text);
        if (question.titles) byText.set(joinText(words), { question, way, nearness: 1, isVerbatim: true });
        return { ...readAsked(words), way };
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
  const most = Math.log(questions.length + 1);
  const weighCount = (count: number) => most - Math.log(count + 0.5);
  return { byText, byStem, weigh: (stem) => weighCount(byStem.get(stem)?.length ?? 0), heaviest: weighCount(RARE) };
}

/** So many questions have a word that is rare. */
const RARE = 2;

/** So much of each must be in the other for a question to be the title's, and of both together. */
const LEAST = { ofTitle: 0.7, ofQuestion: 0.6, ofBoth: 0.74 };
/** What a page asks in its own words alone is another title's only where little else is in either. */
const LEAST_BESIDE = { ofTitle: 0.8, ofQuestion: 0.75, ofBoth: 0.8 };
const NO_MATTER = { ofTitle: 0, ofQuestion: 0, ofBoth: 0 };

/** The known question that a title asks. */
export function findQuestion<Q extends Answered>(words: readonly TitleWord[], index: QuestionIndex<Q>): FoundQuestion<Q> | undefined {
  return index.byText.get(joinText(words)) ?? rank(readAsked(words), index, LEAST)[0];
}

const joinText = (words: readonly TitleWord[]) => words.map(({ folded }) => folded).join(" ");

/** Every word that a question is put in, folded. */
export const listAskedWords = onceFor(
  ({ asks, titles = [] }: Pick<Answered, "asks" | "titles">): ReadonlySet<string> =>
    new Set([...asks, ...titles].flatMap((text) => splitWords(text).map(({ folded }) => folded))),
);

/** The known questions nearest to a title, whatever they ask, the nearest first. */
export function findNearest<Q extends Answered>(words: readonly TitleWord[], index: QuestionIndex<Q>, count: number): FoundQuestion<Q>[] {
  return rank(readAsked(words), index, NO_MATTER).slice(0, count);
}

function rank<Q extends Answered>(asked: Asked, index: QuestionIndex<Q>, least: typeof LEAST): FoundQuestion<Q>[] {
  const weigh = (stem: string) => Math.min(index.weigh(stem), index.heaviest) * weighClass(stem);
  const whole = sum(asked.stems, weigh);
  if (whole === 0) return [];
  const isStrict = least !== NO_MATTER;
  // A question about an industry is none about any gate: what narrows a title little narrows a question.
  const weighPhrase = (stem: string) => Math.min(index.weigh(stem), index.heaviest) * (isFiller(stem) ? 0 : 1);
  const isLacked = (stem: string) => isThing(stem) && !asked.stems.has(stem);
  const isName = asked.kind === undefined && [...asked.stems].every((stem) => isThing(stem) || isGeneral(stem));
  const near = new Set([...asked.stems].flatMap((stem) => index.byStem.get(stem) ?? []));
  const things = [...asked.stems].filter(isThing);
  const telling = [...asked.stems].filter((stem) => !isFiller(stem) && !isNarrowing(stem));
  const found: FoundQuestion<Q>[] = [];
  for (const { question, phrases, stems, said } of near) {
    const isNamed = (thing: string) => stems.has(thing) || (isKindOfLeaf(thing) && said.has(thing));
    if (isStrict && !things.every(isNamed)) continue;
    const credit = (stem: string, phrase: Phrase) =>
      phrase.stems.has(stem) ? 1 : stems.has(stem) ? OTHER_PHRASE : said.has(stem) ? SAID_ONLY : 0;
    if (isStrict && isName && !question.titles) continue;
    const needed = isStrict && !question.titles ? LEAST_BESIDE : least;
    let best: FoundQuestion<Q> | undefined;
    for (const phrase of phrases) {
      const likeness = isStrict ? compareKinds(asked.kind, phrase, question.titles !== undefined) : 1;
      const shared = [...phrase.stems].filter((stem) => asked.stems.has(stem));
      const ofTitle = sum(asked.stems, (stem) => weigh(stem) * credit(stem, phrase)) / whole;
      const ofQuestion =
        sum(shared, weighPhrase) / (sum(phrase.stems, (stem) => weighPhrase(stem) * (isLacked(stem) ? OF_THING_LACKED : 1)) || 1);
      const ofBoth = (ofTitle + ofQuestion) / 2;
      // "O portão abre" is in many titles.
      const isSlight = isStrict && sum(phrase.stems, weighPhrase) < SLIGHT && telling.some((stem) => !phrase.stems.has(stem));
      if (likeness === 0 || isSlight || ofTitle < needed.ofTitle || ofQuestion < needed.ofQuestion || ofBoth < needed.ofBoth) continue;
      // "Instalação de motor de portão" is a service, and no question about one.
      const isSame =
        asked.kind === phrase.kind &&
        (asked.kind !== undefined || (ofBoth >= LEAST_OF_NAMED && !asked.isElsewhere && !shared.every(isEverywhere)));
      if (isStrict && shared.every(isGeneral) && !isSame) continue;
      // What a thing is answers who names it, and nobody who says what is the matter with it.
      if (isStrict && phrase.kind === "what" && ofTitle < LEAST_OF_NAMED) continue;
      if (isStrict && isName && phrase.kind !== "what" && ofQuestion < LEAST_OF_NAMED) continue;
      const nearness = likeness * ofBoth - (question.titles ? 0 : BESIDE_OTHERS);
      if (nearness > (best?.nearness ?? 0)) best = { question, way: phrase.way, nearness };
    }
    if (best) found.push(best);
  }
  return found.sort((one, other) => other.nearness - one.nearness);
}

/** What is asked at the end of a page is answered shorter than what a page is written for. */
const BESIDE_OTHERS = 0.02;

/** A title that only names a thing asks what that is, or what all of a question names. */
const LEAST_OF_NAMED = 0.85;

/** So little is told by a question of words that most have. */
const SLIGHT = 3;

/** A thing that the question names and the title does not weighs so much more. */
const OF_THING_LACKED = 2;

/** A word of the title that the question has where it is put otherwise. */
const OTHER_PHRASE = 0.9;
/** A word of the title that its answer has, and the question has not. */
const SAID_ONLY = 0.45;

/** Why something happens, what it is and what to do about it are told by one answer. */
const OF_SYMPTOMS: ReadonlySet<AskedKind | undefined> = new Set(["why", "how", "what", undefined]);
const OF_FAULTS: ReadonlySet<AskedKind | undefined> = new Set(["fault", "why", "how", "what"]);
/** What a page is written for tells all of these; a price, a time or a person is another matter. */
const TOLD_TOGETHER: ReadonlySet<AskedKind | undefined> = new Set([...OF_SYMPTOMS, "whether", "which"]);

function compareKinds(title: AskedKind | undefined, { kind: question, kinds }: Asked, isWhole: boolean): number {
  if (title === question || (title && kinds.has(title))) return 1;
  if (title === "fault" || question === "fault") return OF_FAULTS.has(title) && OF_FAULTS.has(question) ? 0.9 : 0;
  if (OF_SYMPTOMS.has(title) && OF_SYMPTOMS.has(question)) return 0.95;
  if ((title ?? "worth") === "worth" && question === "which") return 0.9;
  if ((title ?? "which") === "which" && question === "worth") return 0.9;
  return isWhole && TOLD_TOGETHER.has(title) && TOLD_TOGETHER.has(question) ? 0.9 : 0;
}

function sum(stems: Iterable<string>, weigh: (stem: string) => number): number {
  let total = 0;
  for (const stem of stems) total += weigh(stem);
  return total;
}
