import type { Database } from "../database/database";

/** The ids of the pages that a run made and that are not deleted, in the order of its titles. */
export async function listRunPages(db: Database, jobId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("job_items")
    .innerJoin("pages", "pages.job_item_id", "job_items.id")
    .select("pages.id")
    .where("job_items.job_id", "=", jobId)
    .where("pages.deleted_at", "is", null)
    .orderBy("job_items.position")
    .execute();
  return rows.map(({ id }) => id);
}
