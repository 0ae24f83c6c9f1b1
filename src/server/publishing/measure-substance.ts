import { sql } from "kysely";
import { onceFor } from "#domain/memo/once-for";
import { onceForText } from "#domain/memo/once-for-text";
import { generatedPagePath } from "#domain/page/generated-page";
import type { Substance } from "#domain/publishing/rules/judge-substance";
import { type PlaceWords, readWording, type Wording } from "#domain/publishing/substance/read-wording";
import { listMarks, listRunMarks, type Sketch, shareOfRunsIn } from "#domain/publishing/substance/sketch";
import { shareOfMarksIn, weighSketch } from "#domain/publishing/substance/weigh-sketch";
import type { Database } from "../database/database";
import { numbersAsRows } from "../database/dialect";
import type { AuthoredMarks } from "./authored-marks";
import type { AuthoredText } from "./authored-texts";
import { readOnce, type SketchedText } from "./read-once";

// The one place for how much of a page stands on no other (decision 033).

/** Pages that are read of those that have a mark, the first ones: so many tell as much as all, and take no longer among 100,000. */
export const MOST_PAGES_OF_MARK = 8;
/** Pages that are compared word by word: those that seem to have most of the text, and no little of it. */
const MOST_COMPARED = 3;
const LEAST_COMPARED = 0.2;

/** Runs of so many pages are at hand: those of a run of pages are compared with the same ones again and again. */
const KEPT_RUNS = 200;
const readRuns = onceFor((places: PlaceWords) => onceForText(KEPT_RUNS, (text) => listRunMarks(readWording(text, places))));

/** A public page by the number of its sketch, or one that comes with the site. */
type Holder = number | AuthoredText;

/** How much of a text a page has. */
type Share = { holder: Holder; share: number };

/** By marks, the numbers of the sketches that have them. */
type Holders = Map<number, readonly number[]>;

/** How much of a page is its own, measured against every other public page; `except` is its own id, or its path where it comes with the site. */
export async function measureSubstance(db: Database, authored: AuthoredMarks, text: SketchedText, except = ""): Promise<Substance> {
  const { elsewhere, ...substance } = await weighText(db, authored, text, except);
  const { sketch, wording } = readOnce(authored.places)(text);
  const likely = await listLikely(db, authored, sketch, elsewhere);
  const closest = await findClosest(db, authored, wording, likely);
  return { ...substance, ...(closest && { closest }) };
}

/** The same by the marks alone, without reading the pages that may have most of the text. */
export async function weighText(db: Database, authored: AuthoredMarks, text: SketchedText, except = "") {
  const { sketch } = readOnce(authored.places)(text);
  const holders = await findHolders(db, sketch, except);
  const find = (mark: number): readonly Holder[] => {
    const generated = holders.get(mark) ?? [];
    const others = authored.find(mark);
    return others ? [...generated, ...others.filter(({ path }) => path !== except)] : generated;
  };
  const { ownRuns, ownSentences, elsewhere } = weighSketch<Holder>(sketch, find, MOST_PAGES_OF_MARK);
  return { words: sketch.words, ownRuns, ownSentences, elsewhere };
}

async function findHolders(db: Database, sketch: Sketch, exceptPageId: string): Promise<Holders> {
  const known: Holders = db.isTransaction && exceptPageId === "" ? knownHolders(db) : new Map();
  const unknown = listMarks(sketch).filter((mark) => !known.has(mark));
  if (unknown.length > 0) await readHolders(db, unknown, exceptPageId, known);
  return known;
}

const ofTransactions = new WeakMap<Database, Holders>();

/** Texts that are tried in a transaction for the same title have most of their marks in common. */
function knownHolders(transaction: Database): Holders {
  const known: Holders = ofTransactions.get(transaction) ?? new Map();
  ofTransactions.set(transaction, known);
  return known;
}

/** Called where a page gets marks in a transaction that it had none of. */
export function addHolder(transaction: Database, sketch: number, marks: readonly number[]): void {
  const known = ofTransactions.get(transaction);
  if (!known) return;
  for (const mark of marks) {
    const holders = known.get(mark);
    // The newest has the highest number: it is read after the others.
    if (holders && holders.length < MOST_PAGES_OF_MARK) known.set(mark, [...holders, sketch]);
  }
}

/** Called by whoever else changes marks in a transaction. */
export function forgetHolders(transaction: Database): void {
  ofTransactions.delete(transaction);
}

async function readHolders(db: Database, asked: readonly number[], exceptPageId: string, known: Holders): Promise<void> {
  const marks = numbersAsRows(db, asked);
  const own = sql`(select coalesce(max(number), 0) from page_sketches where page_id = ${exceptPageId})`;
  const { rows } = await sql<{ mark: number; sketches: string | null }>`
    select asked.value as mark, (
      select string_agg(cast(sketch as text), ',') from (
        select sketch from page_marks where mark = asked.value and sketch <> ${own} order by sketch limit ${MOST_PAGES_OF_MARK}
      ) as held
    ) as sketches
    from ${marks} as asked`.execute(db);
  for (const { mark, sketches } of rows) known.set(mark, sketches === null ? [] : sketches.split(",").map(Number));
}

/** Those that have much of the text by all of their own marks, where so far each was taken to have what anybody may have. */
async function listLikely(db: Database, authored: AuthoredMarks, sketch: Sketch, elsewhere: readonly Share[]): Promise<Share[]> {
  const possible = elsewhere.filter(({ share }) => share >= LEAST_COMPARED).map(({ holder }) => holder);
  if (possible.length === 0) return [];
  const numbers = possible.filter((holder) => typeof holder === "number");
  const marksOf = await readMarks(db, numbers);
  const asked = listMarks(sketch);
  const share = (holder: Holder) => {
    const isAuthored = (mark: number) => typeof holder !== "number" && authored.find(mark)?.includes(holder) === true;
    const marks = typeof holder === "number" ? marksOf.get(holder) : new Set(asked.filter(isAuthored));
    return shareOfMarksIn(marks ?? new Set(), sketch);
  };
  return possible
    .map((holder) => ({ holder, share: share(holder) }))
    .filter((one) => one.share >= LEAST_COMPARED)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MOST_COMPARED);
}

/** All marks of a few pages: they lie beside each other. */
async function readMarks(db: Database, numbers: readonly number[]): Promise<Map<number, ReadonlySet<number>>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<{ sketch: number; marks: string }>`
    select sketch, string_agg(cast(mark as text), ',') as marks from page_marks
    where sketch in (${sql.join(numbers)}) group by sketch`.execute(db);
  return new Map(rows.map(({ sketch, marks }) => [sketch, new Set(marks.split(",").map(Number))]));
}

/** The one of these pages that has most of the text, or of which the text has most, word by word. */
async function findClosest(db: Database, { places }: AuthoredMarks, wording: Wording, likely: readonly Share[]) {
  if (likely.length === 0) return undefined;
  const numbers = likely.map(({ holder }) => holder).filter((holder) => typeof holder === "number");
  const generated = await readPages(db, numbers);
  const runs = listRunMarks(wording);
  let closest: Substance["closest"];
  for (const { holder } of likely) {
    const page = typeof holder === "number" ? generated.get(holder) : holder;
    if (!page) continue;
    const others = readRuns(places)(page.read());
    const [ofThis, ofThat] = [shareOfRunsIn(others, runs), shareOfRunsIn(runs, others)];
    const exact = Math.max(ofThis, ofThat);
    if (closest && exact <= closest.share) continue;
    closest = { path: page.path, title: page.title, share: exact, ...(ofThat > ofThis && { isOfThatPage: true }) };
  }
  return closest;
}

async function readPages(db: Database, numbers: readonly number[]): Promise<Map<Holder, AuthoredText>> {
  if (numbers.length === 0) return new Map();
  const sketched = db.selectFrom("page_sketches").where("page_sketches.number", "in", numbers);
  const pages = sketched.innerJoin("pages", "pages.id", "page_sketches.page_id");
  const rows = await pages.select(["page_sketches.number", "pages.slug", "pages.title", "pages.content"]).execute();
  return new Map(rows.map(({ number, slug, title, content }) => [number, { path: generatedPagePath(slug), title, read: () => content }]));
}
