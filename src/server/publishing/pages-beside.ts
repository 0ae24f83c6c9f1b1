import type { JudgedPage } from "#domain/publishing/judged-page";
import { listMarks } from "#domain/publishing/substance/sketch";
import type { AuthoredMarks } from "./authored-marks";
import type { AuthoredText, NamedPage } from "./authored-texts";
import { MOST_PAGES_OF_MARK } from "./measure-substance";
import { readOnce, type SketchedText } from "./read-once";

interface NewPage {
  path: string;
  page: Pick<JudgedPage, "title" | "content">;
  /** What its title asks for. */
  intent: string | undefined;
  /** That was measured. */
  text: SketchedText;
}

/** Pages that are going to be public together, none of which is written yet, and what they say. */
export function createPagesBeside(authored: AuthoredMarks) {
  /** Most marks are one page's: a list of one for each of a million would take more room than the marks. */
  const pages = new Map<number, AuthoredText | AuthoredText[]>();
  const intents = new Map<string, NamedPage[]>();
  const listPages = (mark: number): readonly AuthoredText[] => {
    const found = pages.get(mark);
    return found === undefined ? [] : Array.isArray(found) ? found : [found];
  };
  function addTitle(page: NamedPage, intent: string | undefined): void {
    if (intent !== undefined) intents.set(intent, [...(intents.get(intent) ?? []), page]);
  }
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

    /** A page whose text is not known yet. */
    addTitle,

    addPage({ path, page: { title, content }, intent, text }: NewPage): void {
      const page: AuthoredText = { path, title, read: () => content };
      addTitle(page, intent);
      for (const mark of listMarks(readOnce(authored.places)(text).sketch)) {
        const known = listPages(mark);
        if (known.length < MOST_PAGES_OF_MARK) pages.set(mark, known.length === 0 ? page : [...known, page]);
      }
    },
  };
}

export type PagesBeside = ReturnType<typeof createPagesBeside>;
