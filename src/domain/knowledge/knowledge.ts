import { onceFor } from "#domain/memo/once-for";
import { splitWords } from "#domain/text/words";
import { indexQuestions, type QuestionIndex } from "./asked/question-index";
import { listStems, readAsked } from "./asked/read-asked";
import { isGeneral, isThing } from "./asked/weigh-class";
import type { Entry, OwnQuestion } from "./entry";
import { buildEntryLexicon, type EntryLexicon } from "./entry-lexicon";

/** All that is known of the trade, ready to be looked up. */
export interface Knowledge {
  /** By id, in the order of the list. */
  entries: ReadonlyMap<string, Entry>;
  lexicon: EntryLexicon;
  /** All of every entry, each with the entry that it belongs to. */
  questions: QuestionIndex<EntryQuestion>;
  /** Titles of which the owner said which question they ask. */
  pointed?: readonly PointedTitle[];
}

/** A question that is answered, and by which entry. */
export interface EntryQuestion extends OwnQuestion {
  entry: Entry;
}

/** A title, and the question as it is put here. */
export interface PointedTitle {
  title: string;
  question: string;
}

/** What is sold, whatever its model. */
export const PRODUCT = "motor-de-portao";

/** It is what a title is about that names nothing else, and never takes words from what one does name. */
const isNamed = ({ id }: Entry) => id !== PRODUCT;

/** What is asked at the end of a page may lean on it: without the page it answers where it names what was asked about. */
function isWhole({ asks, titles, says }: OwnQuestion): boolean {
  if (titles) return true;
  const said = listStems(says.join(" "));
  return asks.every((ask) => {
    const stems = [...readAsked(splitWords(ask)).stems];
    return stems.filter(isThing).every((stem) => said.has(stem)) && stems.some((stem) => !isGeneral(stem) && said.has(stem));
  });
}

/** Only who looks for a title's question needs it: a start does not wait for it. */
const indexEntries = onceFor((entries: readonly Entry[]) =>
  indexQuestions(entries.flatMap((entry) => entry.questions.filter(isWhole).map((one) => ({ ...one, entry })))),
);

/** Of the same list the same knowledge. */
export const buildKnowledge = onceFor(
  (entries: readonly Entry[]): Knowledge => ({
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    lexicon: buildEntryLexicon(entries.filter(isNamed)),
    get questions() {
      return indexEntries(entries);
    },
  }),
);
