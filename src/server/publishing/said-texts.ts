import { sql } from "kysely";
import { listShownTexts } from "#domain/knowledge/entry-texts";
import { onceFor } from "#domain/memo/once-for";
import { type PlaceWords, readWording } from "#domain/publishing/substance/read-wording";
import { listMarks, sketchWording } from "#domain/publishing/substance/sketch";
import type { SiteContent } from "../content/site-content";
import type { Database } from "../database/database";
import { numbersAsRows } from "../database/dialect";
import { takeShortTurns } from "../limits/short-turns";
import type { AuthoredMarks } from "./authored-marks";
import type { PagesBeside } from "./pages-beside";
import { readOnce, type SketchedText } from "./read-once";

/** How long what other processes publish may be unknown: a text that is chosen too often is measured all the same. */
const FRESH_MS = 60_000;
/** Marks asked for at once. */
const MOST_ASKED = 2000;

/** What pages are composed from. */
type Source = Pick<SiteContent, "facts">;

interface SaidTextsParts {
  db: Database;
  readContent: () => Source;
  /** Of the content as it is now. */
  readAuthored: () => Promise<AuthoredMarks>;
}

interface Known {
  places: PlaceWords;
  /** Marks of texts of the knowledge base that public pages have. */
  held: Set<number>;
  /** One function of what was read once: who asks remembers what it told. */
  isSaid: (text: string) => boolean;
  readAt: number;
}

export type SaidTexts = ReturnType<typeof createSaidTexts>;

/** Which texts of the knowledge base stand on public pages, so that a new page says rather what none does. */
export function createSaidTexts({ db, readContent, readAuthored }: SaidTextsParts) {
  let reading: Promise<Known> | undefined;
  /** Of the content as it is now: what it no longer is goes with all that was read of it. */
  const knownOf = new WeakMap<Source, Known>();

  async function read(): Promise<Known> {
    const content = readContent();
    const known = knownOf.get(content);
    if (known && performance.now() - known.readAt < FRESH_MS) return known;
    const readAt = performance.now();
    const { places, find } = await readAuthored();
    // Pages that go public while the others are read are noted in the new set.
    const held = new Set<number>();
    const isSaid = (text: string) => markText(text, places).some((mark) => held.has(mark) || find(mark) !== undefined);
    const next = { places, held, isSaid, readAt };
    knownOf.set(content, next);
    try {
      await readHeld(content, next);
    } catch (error) {
      knownOf.delete(content);
      throw error;
    }
    return next;
  }

  async function readHeld(content: Source, { places, held }: Known): Promise<void> {
    const marks = await listTextMarks(content, places);
    for (let start = 0; start < marks.length; start += MOST_ASKED) {
      const asked = numbersAsRows(db, marks.slice(start, start + MOST_ASKED));
      const { rows } = await sql<{ value: number }>`
        select asked.value from ${asked} as asked where exists (select 1 from page_marks where mark = asked.value)`.execute(db);
      for (const { value } of rows) held.add(Number(value));
    }
  }

  return {
    /** Tells of a text whether it stands on a public page, or on one that comes with the site. */
    async read(): Promise<(text: string) => boolean> {
      reading ??= read().finally(() => {
        reading = undefined;
      });
      return (await reading).isSaid;
    },
    /** The same, with pages that are to go public and are not written yet: those too that are added later. */
    async readBeside({ marks: { places, find } }: Pick<PagesBeside, "marks">): Promise<(text: string) => boolean> {
      const isSaid = await this.read();
      return (text) => isSaid(text) || markText(text, places).some((mark) => find(mark) !== undefined);
    },
    /** A page that goes public in this process. */
    note(text: SketchedText): void {
      const known = knownOf.get(readContent());
      if (known) for (const mark of listMarks(readOnce(known.places)(text).sketch)) known.held.add(mark);
    },
  };
}

const marked = onceFor((_: PlaceWords) => new Map<string, readonly number[]>());

/** Texts of entries and of places change only with the owner's texts, so each is read once. */
function markText(text: string, places: PlaceWords): readonly number[] {
  const texts = marked(places);
  const marks = texts.get(text) ?? listMarks(sketchWording(readWording(text, places)));
  texts.set(text, marks);
  return marks;
}

/** Every mark of what pages are composed from, read in short turns. */
async function listTextMarks({ facts }: Source, places: PlaceWords): Promise<number[]> {
  const turns = takeShortTurns();
  const marks = new Set<number>();
  const texts = [
    ...[...facts.knowledge.entries.values()].flatMap((entry) => listShownTexts(entry)),
    ...facts.places.flatMap(({ traits }) => traits?.knows.map(({ says }) => says) ?? []),
  ];
  for (const text of texts) {
    for (const mark of markText(text, places)) marks.add(mark);
    if (turns.isOver()) await turns.next();
  }
  return [...marks];
}
