import { sql } from "kysely";
import type { GeneratedPage } from "#domain/page/generated-page";
import type { PlaceWords } from "#domain/publishing/substance/read-wording";
import { hashEach, joinHashes, listMarks } from "#domain/publishing/substance/sketch";
import type { Database } from "../database/database";
import { numbersAsRows } from "../database/dialect";
import type { Transaction } from "../database/tables";
import { addHolder, forgetHolders } from "./measure-substance";
import { readOnce, type SketchedText } from "./read-once";

/** A page that is public from now on. */
interface PublicText {
  pageId: string;
  /** What its title asks for, in one key. */
  intent?: string | undefined;
  text: SketchedText;
  /** Pages that come with the site and lead to it. */
  homes?: readonly string[];
}

/** Remembers what a public page says, in place of what it said before. */
export async function keepSketch(transaction: Transaction, places: PlaceWords, page: PublicText): Promise<void> {
  const { pageId, intent, text, homes = [] } = page;
  const { sketch } = readOnce(places)(text);
  const columns = { intent: intent ?? null, words: sketch.words };
  const added = await transaction
    .insertInto("page_sketches")
    .values({ page_id: pageId, ...columns })
    .onConflict((conflict) => conflict.column("page_id").doNothing())
    .returning("number")
    .executeTakeFirst();
  const number = added?.number ?? (await changeSketch(transaction, pageId, columns));
  const marks = listMarks(sketch);
  if (added) addHolder(transaction, number, marks);
  else forgetHolders(transaction);
  const rows = numbersAsRows(transaction, [...marks, ...homes.map(markHome)]);
  await sql`insert into page_marks(mark, sketch) select value, cast(${number} as integer) from ${rows} as listed`.execute(transaction);
}

/** Of a page that is known by what it said before. */
async function changeSketch(transaction: Transaction, pageId: string, columns: { intent: string | null; words: number }) {
  const changed = transaction.updateTable("page_sketches").set(columns).where("page_id", "=", pageId);
  const { number } = await changed.returning("number").executeTakeFirstOrThrow();
  await transaction.deleteFrom("page_marks").where("sketch", "=", number).execute();
  return number;
}

/** Forgets pages that are public no more; those it does not know too. */
export async function forgetSketches(transaction: Transaction, pageIds: readonly string[]): Promise<void> {
  if (pageIds.length === 0) return;
  forgetHolders(transaction);
  await transaction
    .deleteFrom("page_marks")
    .where("sketch", "in", (eb) => eb.selectFrom("page_sketches").select("number").where("page_id", "in", pageIds))
    .execute();
  await transaction.deleteFrom("page_sketches").where("page_id", "in", pageIds).execute();
}

export type PageOfHome = Pick<GeneratedPage, "slug" | "title">;

/** What is kept beside the marks of a page's text: by it the pages of a home are found as quickly as those of a sentence. */
const markHome = (path: string): number => joinHashes(hashEach([path]));

/** The first so many public pages that belong to one that comes with the site, or those next after one of them; always in the same order. */
export async function listPagesOfHome(db: Database, path: string, limit: number, afterPageId = ""): Promise<PageOfHome[]> {
  const after = sql<number>`(select coalesce(max(number), 0) from page_sketches where page_id = ${afterPageId})`;
  const marked = db.selectFrom("page_marks").where("mark", "=", markHome(path)).where("sketch", ">", after);
  const sketched = marked.innerJoin("page_sketches", "page_sketches.number", "page_marks.sketch");
  const pages = sketched.innerJoin("pages", "pages.id", "page_sketches.page_id").where("is_indexed", "=", 1);
  return await pages.select(["slug", "title"]).orderBy("sketch").limit(limit).execute();
}
