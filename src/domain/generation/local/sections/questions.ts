import { countSentences } from "#domain/generation/creativity";
import type { Entry, OwnQuestion } from "#domain/knowledge/entry";
import { joinWords } from "#domain/text/join-words";
import { heading, lowerFirst, paragraph, subheading, toHtml, upperFirst } from "../markup";
import { nameBoth } from "./answer";
import { namesItself } from "./cases";
import { isAnswered, type Section, type SectionContext } from "./section";

/** Questions that this title raises; half of them about the other of two that are compared. */
export const writeQuestions: Section = (context) => {
  const { main, rival, choose, creativity, reading } = context;
  const most = isAnswered(context) ? MOST_BESIDE_WRITTEN : reading.place ? MOST_OF_PLACE : Number.POSITIVE_INFINITY;
  const count = Math.min(most, countSentences(creativity));
  const entries = [main, ...(rival ? [rival] : [])];
  const blocks = entries.flatMap((entry) => writeSome(context, entry, Math.ceil(count / entries.length)));
  if (blocks.length === 0) return [];
  const title = choose.shuffle(TITLES)[0] ?? "";
  const names = joinWords(entries.map(({ name }) => name.one));
  return [heading(toHtml([title, names, ...(reading.place ? [nameBoth(reading.place)] : [])].join(" "))), ...blocks];
};

const MOST_BESIDE_WRITTEN = 2;
/** What is known of the place stands there too. */
const MOST_OF_PLACE = 3;

const TITLES = ["Dúvidas sobre", "Perguntas sobre", "O que se pergunta sobre"];

/** A question that bears less than so much on the one that was answered is another reader's. */
const LEAST_OF_QUESTION = 0.7;

/** Those with an intent of their own are only there for it, so they come first; of another entry those that say what they are about. */
function writeSome(context: SectionContext, entry: Entry, count: number): string[] {
  const { main, choose, reading } = context;
  const least = isAnswered(context) ? LEAST_OF_QUESTION : 0;
  const isAsked = ({ for: intents }: OwnQuestion) => Boolean(intents?.some((intent) => reading.intents.has(intent)));
  // What titles ask in words of their own has a page, or waits for one.
  const questions = entry.questions.filter((one) => one.titles === undefined && choose.isFresh(one) && choose.bears(one) >= least);
  const isNaming = (one: OwnQuestion) => entry !== main && one.asks.every((ask) => namesItself(entry, ask));
  const taken: OwnQuestion[] = [];
  for (const some of [questions.filter(isAsked), questions.filter(isNaming), questions]) {
    taken.push(...choose.items(some, count - taken.length));
  }
  return taken.flatMap(({ asks, says }) => {
    const { question, answer } = choose.pair(asks, says) ?? {};
    return question && answer
      ? [subheading(toHtml(entry === main ? question : nameSubject(entry, question))), paragraph(toHtml(answer))]
      : [];
  });
}

/** On a page about something else a question says what it is about. */
function nameSubject(entry: Entry, question: string): string {
  return namesItself(entry, question) ? question : `${upperFirst(entry.name.one)}: ${lowerFirst(question)}`;
}
