import { sql, type Transaction } from "kysely";
import type { PlaceWords } from "#domain/publishing/substance/place-words";
import { listMarks } from "#domain/publishing/substance/sketch";
import { numbersAsRows } from "../database/dialect";
import type { Tables } from "../database/tables";
import { forgetHolders } from "./measure-substance";
import { readOnce, type SketchedText } from "./read-once";

/** A page that is public from now on. */
interface PublicText {
  pageId: string;
  /** What its title asks for, in one key. */
  intent?: string | undefined;
  text: SketchedText;
}

/** Remembers what a public page says, in place of what it said before. */
export async function keepSketch(
  transaction: Transaction<Tables>,
  places: PlaceWords,
  { pageId, intent, text }: PublicText,
): Promise<void> {
  forgetHolders(transaction);
  const { sketch } = readOnce(text, places);
  const columns = { intent: intent ?? null, words: sketch.words };
  const { number } = await transaction
    .insertInto("page_sketches")
    .values({ page_id: pageId, ...columns })
    .onConflict((conflict) => conflict.column("page_id").doUpdateSet(columns))
    .returning("number")
    .executeTakeFirstOrThrow();
  await transaction.deleteFrom("page_marks").where("sketch", "=", number).execute();
  const rows = numbersAsRows(transaction, listMarks(sketch));
  await sql`insert into page_marks(mark, sketch) select value, cast(${number} as integer) from ${rows} as listed`.execute(transaction);
}

/** Forgets pages that are public no more; those it does not know too. */
export async function forgetSketches(transaction: Transaction<Tables>, pageIds: readonly string[]): Promise<void> {
  if (pageIds.length === 0) return;
  forgetHolders(transaction);
  await transaction
    .deleteFrom("page_marks")
    .where("sketch", "in", (eb) => eb.selectFrom("page_sketches").select("number").where("page_id", "in", pageIds))
    .execute();
  await transaction.deleteFrom("page_sketches").where("page_id", "in", pageIds).execute();
}
