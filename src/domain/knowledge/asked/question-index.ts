import { splitWords, type TitleWord } from "#domain/text/words";
import { type Asked, listStems, readAsked } from "./read-asked";
import { isFiller, isThing, weighClass } from "./weigh-class";

/** A question with its answers; `titles` are what else it is called, shown to nobody. */
export interface Answered {
  asks: readonly string[];
  titles?: readonly string[] | undefined;
  says: readonly string[];
}

export interface Phrase extends Asked {
  /** Index among `asks`. */
  way: number;
  /** Of all its stems, and of its things once more. */
  weight: number;
  things: number;
}

export interface Indexed<Q extends Answered> {
  question: Q;
  phrases: readonly Phrase[];
  /** The number of its first phrase among those of all questions. */
  first: number;
  /** Of all its phrases. */
  stems: ReadonlySet<string>;
  said: ReadonlySet<string>;
}

/** Where a stem is, by numbers. */
interface Standing {
  questions: number[];
  phrases: number[];
  /** Questions whose answers alone have it. */
  answers: number[];
  /** How rare it is among questions. */
  weight: number;
}

/** Questions by the stems of their words, to be looked up by a title's. */
export interface QuestionIndex<Q extends Answered> {
  /** By all of its words, as one of its phrases has them. */
  byText: ReadonlyMap<string, { question: Q; way: number }>;
  all: readonly Indexed<Q>[];
  standing: ReadonlyMap<string, Standing>;
  /** Of a word that few questions have; one that none has is as rare, and may be anything. */
  heaviest: number;
}

/** So many questions have a word that is rare. */
const RARE = 2;
/** Of so many phrases of a question one must have a word for it to be a word of the question, and not of that phrase alone. */
const PHRASES_OF_WORD = 5;

export function indexQuestions<Q extends Answered>(questions: readonly Q[]): QuestionIndex<Q> {
  const standing = new Map<string, Standing>();
  const at = (stem: string): Standing => {
    const known = standing.get(stem) ?? { questions: [], phrases: [], answers: [], weight: 0 };
    standing.set(stem, known);
    return known;
  };
  const byText = new Map<string, { question: Q; way: number }>();
  let first = 0;
  const all = questions.map((question, number): Indexed<Q> => {
    const phrases = listWays(question).map(({ text, way }): Phrase => {
      const words = splitWords(text);
      const whole = joinText(words);
      if (question.titles || !byText.has(whole)) byText.set(whole, { question, way });
      return { ...readAsked(words), way, weight: 0, things: 0 };
    });
    for (const [index, phrase] of phrases.entries()) for (const stem of phrase.stems) at(stem).phrases.push(first + index);
    const stems = new Set(phrases.flatMap((phrase) => [...phrase.stems]));
    const said = listStems(question.says.join(" "));
    for (const stem of stems) {
      const known = at(stem);
      known.questions.push(number);
      const share = phrases.filter((phrase) => phrase.stems.has(stem)).length / phrases.length;
      known.weight += Math.min(share * PHRASES_OF_WORD, 1);
    }
    for (const stem of said) if (!stems.has(stem)) at(stem).answers.push(number);
    first += phrases.length;
    return { question, phrases, first: first - phrases.length, stems, said };
  });
  const weighCount = (count: number) => Math.log(questions.length + 1) - Math.log(count + 0.5);
  const index = { byText, all, standing, heaviest: weighCount(RARE) };
  // How rare a stem is, is known once all of them are.
  for (const known of standing.values()) known.weight = Math.min(weighCount(known.weight), index.heaviest);
  for (const phrase of all.flatMap(({ phrases }) => phrases)) {
    phrase.weight = sum(phrase.stems, (stem) => weighOfPhrase(stem, index));
    phrase.things = sum(phrase.stems, (stem) => (isThing(stem) ? weighOfPhrase(stem, index) : 0));
  }
  return index;
}

function listWays({ asks, titles = [] }: Answered): { text: string; way: number }[] {
  return [...asks.map((text, way) => ({ text, way })), ...titles.map((text) => ({ text, way: 0 }))];
}

export const joinText = (words: readonly TitleWord[]): string => words.map(({ folded }) => folded).join(" ");

type Weights = Pick<QuestionIndex<Answered>, "standing" | "heaviest">;

const weigh = (stem: string, { standing, heaviest }: Weights): number => standing.get(stem)?.weight ?? heaviest;

/** How much a stem of a title tells of what is asked. */
export const weighOfTitle = (stem: string, weights: Weights): number => weigh(stem, weights) * weighClass(stem);

/** A question about an industry is none about any gate: what narrows a title little narrows a question. */
export const weighOfPhrase = (stem: string, weights: Weights): number => (isFiller(stem) ? 0 : weigh(stem, weights));

export function sum<T>(items: Iterable<T>, of: (item: T) => number): number {
  let total = 0;
  for (const item of items) total += of(item);
  return total;
}

/** What of a title is in each question, by its number: the weights of its stems that are there. */
export function meetQuestions<Q extends Answered>(stems: ReadonlySet<string>, index: QuestionIndex<Q>) {
  /** Of the stems that one of its phrases has, and of those that its answers alone have. */
  const [questions, answers] = [new Float64Array(index.all.length), new Float64Array(index.all.length)];
  const isNear = new Uint8Array(index.all.length);
  /** The questions that have any, by the stems of the title in their order. */
  const near: number[] = [];
  for (const stem of stems) {
    const found = index.standing.get(stem);
    for (const number of found?.questions ?? []) {
      if (isNear[number] === 0) near.push(number);
      isNear[number] = 1;
    }
    add(questions, found?.questions, weighOfTitle(stem, index));
    add(answers, found?.answers, weighOfTitle(stem, index));
  }
  return { whole: sum(stems, (stem) => weighOfTitle(stem, index)), questions, answers, near };
}

/** What of a title is in each phrase, by its number: in the title's weights, in its own, and in its own of things alone. */
export function meetPhrases<Q extends Answered>(stems: ReadonlySet<string>, index: QuestionIndex<Q>) {
  const last = index.all.at(-1);
  const make = () => new Float64Array(last ? last.first + last.phrases.length : 0);
  const [ofTitle, own, things] = [make(), make(), make()];
  for (const stem of stems) {
    const found = index.standing.get(stem)?.phrases;
    add(ofTitle, found, weighOfTitle(stem, index));
    add(own, found, weighOfPhrase(stem, index));
    if (isThing(stem)) add(things, found, weighOfPhrase(stem, index));
  }
  return { ofTitle, own, things };
}

function add(sums: Float64Array, numbers: readonly number[] | undefined, weight: number): void {
  for (const number of numbers ?? []) sums[number] = (sums[number] as number) + weight;
}
