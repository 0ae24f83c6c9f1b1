import { LRUCache } from "lru-cache";
import { onceFor } from "#domain/memo/once-for";
import { splitWords } from "#domain/text/words";
import type { FoundQuestion } from "./asked/find-question";
import { joinText } from "./asked/question-index";
import type { EntryQuestion, Knowledge, PointedTitle } from "./knowledge";

// The one place for titles of which the owner said which question they ask.

const BETWEEN = " = ";

/** As a line of the register. @example "Meu portão endoidou = O portão abre e fecha sozinho toda hora. O que é?" */
export const writePointed = ({ title, question }: PointedTitle): string => `${title}${BETWEEN}${question}`;

/** Whether a line of the register is about a title, however that is written. */
export const isAbout = (line: string, title: string): boolean => keyOf(readPointed(line).title) === keyOf(title);

function readPointed(line: string): PointedTitle {
  const at = line.lastIndexOf(BETWEEN);
  return at < 0 ? { title: line, question: "" } : { title: line.slice(0, at), question: line.slice(at + BETWEEN.length) };
}

const keyOf = (text: string): string => joinText(splitWords(text));

/** The same knowledge, with what the owner said of titles; a question that is no longer known is passed over. */
export function layPointed(knowledge: Knowledge, lines: readonly string[]): Knowledge {
  if (lines.length === 0) return knowledge;
  const known = laid(knowledge);
  const key = lines.join("\n");
  const found = known.get(key) ?? withPointed(knowledge, lines.map(readPointed));
  known.set(key, found);
  return found;
}

/** The site's and one that is tried: much else is remembered of each. */
const MOST_KEPT = 2;
const laid = onceFor((_: Knowledge) => new LRUCache<string, Knowledge>({ max: MOST_KEPT }));

function withPointed(knowledge: Knowledge, pointed: readonly PointedTitle[]): Knowledge {
  return {
    entries: knowledge.entries,
    lexicon: knowledge.lexicon,
    get questions() {
      return knowledge.questions;
    },
    pointed,
  };
}

const indexPointed = onceFor(({ pointed = [], questions: { byText } }: Knowledge) => {
  const questions = pointed.map(({ title, question }) => [keyOf(title), byText.get(keyOf(question))] as const);
  return new Map(questions.flatMap(([key, found]) => (found ? [[key, found] as const] : [])));
});

/** The question that the owner said a title asks. */
export function findPointed(title: string, knowledge: Knowledge): FoundQuestion<EntryQuestion> | undefined {
  const found = knowledge.pointed && indexPointed(knowledge).get(keyOf(title));
  return found && { ...found, nearness: 1, isPointed: true };
}
