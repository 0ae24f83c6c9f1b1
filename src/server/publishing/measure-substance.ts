import { type Kysely, sql } from "kysely";
import { generatedPagePath } from "#domain/page/generated-page";
import { readWording, type Wording } from "#domain/publishing/substance/read-wording";
import { listMarks, type Sketch, shareOfRunsIn } from "#domain/publishing/substance/sketch";
import type { Substance } from "#domain/publishing/substance/substance";
import { weighSketch } from "#domain/publishing/substance/weigh-sketch";
import { numbersAsRows } from "../database/dialect";
import type { Tables } from "../database/tables";
import type { AuthoredMarks } from "./authored-marks";
import type { AuthoredText } from "./authored-texts";
import { readOnce, type SketchedText } from "./read-once";

/** Pages that are read of those that have a mark, the first ones: so many tell as much as all, and take no longer among 100,000. */
const MOST_PAGES_OF_MARK = 8;
/** Pages that are compared word by word: those that seem to have most of the text, and no little of it. */
const MOST_COMPARED = 3;
const LEAST_COMPARED = 0.1;

/** A public page by the number of its sketch, or one that comes with the site. */
type Holder = number | AuthoredText;

/** How much of a page is its own, measured against every other public page; `exceptPageId` is its own id. */
export async function measureSubstance(
  db: Kysely<Tables>,
  authored: AuthoredMarks,
  text: SketchedText,
  exceptPageId = "",
): Promise<Substance> {
  const { sketch, wording } = readOnce(text, authored.places);
  const holders = await findHolders(db, sketch, exceptPageId);
  const find = (mark: number) => [...(holders.get(mark) ?? []), ...(authored.find(mark) ?? [])];
  const { ownRuns, ownSentences, elsewhere } = weighSketch<Holder>(sketch, find, MOST_PAGES_OF_MARK);
  const likely = elsewhere.filter(({ share }) => share >= LEAST_COMPARED).slice(0, MOST_COMPARED);
  const closest = await findClosest(
    db,
    authored,
    wording,
    likely.map(({ holder }) => holder),
  );
  return { words: sketch.words, ownRuns, ownSentences, ...(closest && { closest }) };
}

async function findHolders(db: Kysely<Tables>, sketch: Sketch, exceptPageId: string): Promise<Map<number, number[]>> {
  const marks = numbersAsRows(db, listMarks(sketch));
  const own = sql`(select coalesce(max(number), 0) from page_sketches where page_id = ${exceptPageId})`;
  const { rows } = await sql<{ mark: number; sketches: string | null }>`
    select asked.value as mark, (
      select string_agg(cast(sketch as text), ',') from (
        select sketch from page_marks where mark = asked.value and sketch <> ${own} order by sketch limit ${MOST_PAGES_OF_MARK}
      ) as held
    ) as sketches
    from ${marks} as asked`.execute(db);
  return new Map(rows.flatMap(({ mark, sketches }) => (sketches === null ? [] : [[mark, sketches.split(",").map(Number)] as const])));
}

/** The one of these pages that has most of the text. */
async function findClosest(
  db: Kysely<Tables>,
  { places }: AuthoredMarks,
  wording: Wording,
  holders: readonly Holder[],
): Promise<Substance["closest"]> {
  const numbers = holders.filter((holder) => typeof holder === "number");
  const generated = numbers.length === 0 ? [] : await readPages(db, numbers);
  const authored = holders.filter((holder) => typeof holder !== "number");
  const pages = [
    ...generated.map(({ slug, title, content }) => ({ path: generatedPagePath(slug), title, text: content })),
    ...authored.map(({ path, title, read }) => ({ path, title, text: read() })),
  ];
  const compared = pages.map(({ path, title, text }) => ({ path, title, share: shareOfRunsIn(readWording(text, places), wording) }));
  return compared.toSorted((a, b) => b.share - a.share)[0];
}

async function readPages(db: Kysely<Tables>, numbers: readonly number[]) {
  return await db
    .selectFrom("page_sketches")
    .innerJoin("pages", "pages.id", "page_sketches.page_id")
    .select(["pages.slug", "pages.title", "pages.content"])
    .where("page_sketches.number", "in", numbers)
    .execute();
}
