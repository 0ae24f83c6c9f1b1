import { listMarks } from "#domain/publishing/substance/sketch";
import type { NamedPage } from "./authored-intents";
import type { AuthoredMarks } from "./authored-marks";
import type { AuthoredText } from "./authored-texts";
import { readOnce, type SketchedText } from "./read-once";

/** Pages that a mark is looked up for: as many as of the database. */
const MOST_PAGES_OF_MARK = 8;

/** Pages that are going to be public together, none of which is written yet, and what they say. */
export function createPagesBeside(authored: AuthoredMarks) {
  /** Most marks are one page's: a list of one for each of a million would take more room than the marks. */
  const pages = new Map<number, AuthoredText | AuthoredText[]>();
  const intents = new Map<string, NamedPage[]>();
  const listPages = (mark: number): readonly AuthoredText[] => {
    const found = pages.get(mark);
    return found === undefined ? [] : Array.isArray(found) ? found : [found];
  };
  return {
    /** Those pages and the ones that come with the site. */
    marks: {
      places: authored.places,
      find(mark: number): readonly AuthoredText[] | undefined {
        const [own, others] = [listPages(mark), authored.find(mark)];
        return own.length === 0 ? others : [...own, ...(others ?? [])];
      },
    } satisfies AuthoredMarks,

    findIntent: (intent: string): readonly NamedPage[] => intents.get(intent) ?? [],

    add(page: AuthoredText, intent: string | undefined, text: SketchedText): void {
      if (intent !== undefined) intents.set(intent, [...(intents.get(intent) ?? []), page]);
      for (const mark of listMarks(readOnce(text, authored.places).sketch)) {
        const known = listPages(mark);
        if (known.length < MOST_PAGES_OF_MARK) pages.set(mark, known.length === 0 ? page : [...known, page]);
      }
    },
  };
}

export type PagesBeside = ReturnType<typeof createPagesBeside>;
