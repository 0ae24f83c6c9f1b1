import { splitWords, type TitleWord } from "#domain/text/words";
import { type Asked, listStems, readAsked } from "./read-asked";

/** A question with its answers; `titles` are what else it is called, shown to nobody. */
export interface Answered {
  asks: readonly string[];
  titles?: readonly string[] | undefined;
  says: readonly string[];
}

interface Phrase extends Asked {
  /** Index among `asks`. */
  way: number;
  /** Of all its stems. */
  weight: number;
}

export interface Indexed<Q extends Answered> {
  question: Q;
  phrases: readonly Phrase[];
  /** The number of its first phrase among those of all questions. */
  first: number;
  /** Of all its phrases. */
  stems: ReadonlySet<string>;
}

/** Where a stem is, by numbers. */
interface Standing {
  questions: number[];
  phrases: number[];
  /** Questions whose answers alone have it. */
  answers: number[];
}

/** Questions by the stems of their words, to be looked up by a title's. */
export interface QuestionIndex<Q extends Answered> {
  /** By all of its words, as one of its phrases has them. */
  byText: ReadonlyMap<string, { question: Q; way: number }>;
  all: readonly Indexed<Q>[];
  standing: ReadonlyMap<string, Standing>;
  weigh(stem: string): number;
}

export function indexQuestions<Q extends Answered>(questions: readonly Q[]): QuestionIndex<Q> {
  const standing = new Map<string, Standing>();
  const most = Math.log(questions.length + 1);
  const weigh = (stem: string) => most - Math.log((standing.get(stem)?.questions.length ?? 0) + 0.5);
  const at = (stem: string): Standing => {
    const known = standing.get(stem) ?? { questions: [], phrases: [], answers: [] };
    standing.set(stem, known);
    return known;
  };
  const byText = new Map<string, { question: Q; way: number }>();
  let first = 0;
  const all = questions.map((question, number): Indexed<Q> => {
    const phrases = listWays(question).map(({ text, way }): Phrase => {
      const words = splitWords(text);
      if (question.titles) byText.set(joinText(words), { question, way });
      return { ...readAsked(words), way, weight: 0 };
    });
    for (const [index, phrase] of phrases.entries()) for (const stem of phrase.stems) at(stem).phrases.push(first + index);
    const stems = new Set(phrases.flatMap((phrase) => [...phrase.stems]));
    for (const stem of stems) at(stem).questions.push(number);
    for (const stem of listStems(question.says.join(" "))) if (!stems.has(stem)) at(stem).answers.push(number);
    first += phrases.length;
    return { question, phrases, first: first - phrases.length, stems };
  });
  // How rare a stem is, is known once all of them are.
  for (const { phrases } of all) for (const phrase of phrases) phrase.weight = weighAll(phrase.stems, weigh);
  return { byText, all, standing, weigh };
}

function listWays({ asks, titles = [] }: Answered): { text: string; way: number }[] {
  return [...asks.map((text, way) => ({ text, way })), ...titles.map((text) => ({ text, way: 0 }))];
}

export const joinText = (words: readonly TitleWord[]): string => words.map(({ folded }) => folded).join(" ");

function weighAll(stems: Iterable<string>, weigh: (stem: string) => number): number {
  let total = 0;
  for (const stem of stems) total += weigh(stem);
  return total;
}

/** What of a title is in each question, and in each phrase. */
export interface Met {
  /** Of the whole title. */
  whole: number;
  /** By the number of a phrase: of the stems that it has too. */
  phrases: Float64Array;
  /** By the number of a question: of the stems that one of its phrases has. */
  questions: Float64Array;
  /** Of those that its answers alone have. */
  answers: Float64Array;
  /** The numbers of the questions that have any, by the stems of the title in their order. */
  near: readonly number[];
}

/** Adds up the weights of a title's stems wherever they are. */
export function meetQuestions<Q extends Answered>(stems: ReadonlySet<string>, { all, standing, weigh }: QuestionIndex<Q>): Met {
  const last = all.at(-1);
  const [phrases, questions, answers] = [
    new Float64Array(last ? last.first + last.phrases.length : 0),
    new Float64Array(all.length),
    new Float64Array(all.length),
  ];
  const near: number[] = [];
  for (const stem of stems) {
    const found = standing.get(stem);
    const weight = weigh(stem);
    for (const number of found?.phrases ?? []) phrases[number] = (phrases[number] as number) + weight;
    for (const number of found?.answers ?? []) answers[number] = (answers[number] as number) + weight;
    for (const number of found?.questions ?? []) {
      if (questions[number] === 0) near.push(number);
      questions[number] = (questions[number] as number) + weight;
    }
  }
  return { whole: weighAll(stems, weigh), phrases, questions, answers, near };
}
