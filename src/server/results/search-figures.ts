import type { SearchFigures } from "#domain/results/prune-page";
import type { Database } from "../database/database";

/** Rows written together. */
const BATCH = 200;

/** What the last report of a search engine said of each page, by its number. */
export async function readSearchFigures(db: Database): Promise<ReadonlyMap<number, SearchFigures>> {
  const rows = await db.selectFrom("search_figures").select(["page", "clicks", "impressions", "position"]).execute();
  return new Map(rows.map(({ page, ...figures }) => [page, figures]));
}

/** When the report was imported; undefined where none was. */
export async function findImportMoment(db: Database): Promise<Date | undefined> {
  const row = await db.selectFrom("search_figures").select("imported_at").limit(1).executeTakeFirst();
  return row && new Date(row.imported_at);
}

/** A report takes the place of the one before, whole: the same one again changes nothing. */
export async function replaceSearchFigures(db: Database, figures: ReadonlyMap<number, SearchFigures>, now = new Date()): Promise<void> {
  const rows = [...figures].map(([page, { clicks, impressions, position }]) => {
    return { page, clicks, impressions, position, imported_at: now.toISOString() };
  });
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("search_figures").execute();
    for (let from = 0; from < rows.length; from += BATCH)
      await transaction
        .insertInto("search_figures")
        .values(rows.slice(from, from + BATCH))
        .execute();
  });
}
