import { foldText, splitWords, type TitleWord } from "#domain/generation/title/title-words";
import { type EntryMatch, findEntries } from "#domain/knowledge/entry-lexicon";
import type { Knowledge } from "#domain/knowledge/knowledge";
import type { TitleReading } from "#domain/knowledge/read-title";
import { toPlainText } from "#domain/page/plain-text";
import type { JudgedPage } from "../judged-page";
import type { Reason } from "../reason";

export interface TitleKeptSurroundings {
  reading: TitleReading;
  knowledge: Knowledge;
}

const FIRST_PARAGRAPH = /<p\b[^>]*>([\s\S]*?)<\/p>/;
const HEADING = /<h[2-6]\b[^>]*>([\s\S]*?)<\/h[2-6]>/g;

/** A page answers its title at once: the first paragraph says what and where it is about, and a heading says what. */
export function judgeTitleKept({ content }: Pick<JudgedPage, "content">, { reading, knowledge }: TitleKeptSurroundings): Reason[] {
  const terms = listTerms(reading, knowledge);
  const [subject] = terms;
  if (!subject) return [];
  const opening = readWords(FIRST_PARAGRAPH.exec(content)?.[1] ?? "");
  const headings = Array.from(content.matchAll(HEADING), ([, heading = ""]) => readWords(heading));
  const missing = terms.filter((term) => !term.isIn(opening));
  const reasons: Reason[] = [];
  if (missing.length > 0) {
    const quoted = joinWords(missing.map(({ called }) => `“${called}”`));
    reasons.push({
      rule: "title",
      says: `O primeiro parágrafo não responde ao título: falta ${quoted}.`,
      mend: `Comece o texto por duas ou três frases que respondam ao título e digam ${quoted}.`,
    });
  }
  if (!headings.some((heading) => subject.isIn(heading))) {
    reasons.push({
      rule: "title",
      says: `Nenhum subtítulo do texto fala de “${subject.called}”.`,
      mend: `Ponha “${subject.called}” em um dos subtítulos.`,
    });
  }
  return reasons;
}

/** What a title is about, and where; found in a text by any of its names. */
interface Term {
  called: string;
  isIn(words: readonly TitleWord[]): boolean;
}

function listTerms(reading: TitleReading, knowledge: Knowledge): Term[] {
  const [main] = reading.subjects;
  if (!main) return [];
  return [
    toSubject(main, reading, knowledge),
    ...reading.makers.map(({ name }) => toName(name)),
    ...(reading.place ? [toName(reading.place.place.name)] : []),
  ];
}

/** By any name of the entry, or by the stem of one of the title's own words for it: "conserto" is kept by "consertar". */
function toSubject({ entry, start, end }: EntryMatch, { words, isGeneral }: TitleReading, knowledge: Knowledge): Term {
  const own = words.slice(start, end).map(({ folded }) => folded);
  const stems = (isGeneral ? own : own.filter((word) => !GENERAL.has(word))).filter((word) => word.length > 3).map(stem);
  return {
    called: isGeneral ? own.join(" ") : callSubject(words.slice(start, end), entry.name.one),
    isIn: (text) =>
      text.some(({ folded }) => stems.includes(stem(folded))) ||
      (!isGeneral && findEntries(text, knowledge.lexicon).some((found) => found.entry.id === entry.id)),
  };
}

function callSubject(words: readonly TitleWord[], name: string): string {
  return words.length > 0 ? words.map(({ lower }) => lower).join(" ") : name;
}

function toName(name: string): Term {
  const folded = foldText(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  return {
    called: name,
    isIn: (text) => text.some((_, at) => folded.every((word, offset) => text[at + offset]?.folded === word)),
  };
}

/** Words of nearly every title: that a text has them says nothing. */
const GENERAL = new Set("portao portoes motor motores automatico automatica eletronico eletronica".split(" "));

const STEM = 5;

function stem(word: string): string {
  return word.slice(0, STEM);
}

function readWords(html: string): TitleWord[] {
  return splitWords(toPlainText(html));
}

function joinWords(words: readonly string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} e ${words.at(-1)}` : (words[0] ?? "");
}
