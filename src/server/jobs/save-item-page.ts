import type { Job, JobItem } from "#domain/jobs/job";
import type { GeneratedPage } from "#domain/page/generated-page";
import { SAVE_FAILED } from "#domain/panel/fixed-errors";
import { isDatabaseAway } from "../database/database-away";
import { findStorageProblem } from "../database/storage-problem";
import type { PageDraft } from "../pages/page-intents";
import { PageProblem } from "../pages/page-problem";
import type { PageWriter } from "../pages/page-writer";

/** A title's page and its outcome in one transaction; undefined when another process has done the title meanwhile. */
export async function saveItemPage(
  writer: PageWriter,
  job: Job,
  item: JobItem,
  draft: Omit<PageDraft, "jobItemId">,
): Promise<GeneratedPage | undefined> {
  try {
    return await writer.write(async ({ transaction, create }) => {
      const claimed = await transaction
        .updateTable("job_items")
        .set({ status: "done", answer: null, finished_at: new Date().toISOString() })
        .where("id", "=", item.id)
        .where("status", "=", "pending")
        .executeTakeFirst();
      // A process whose lease had expired may have been here first.
      if (claimed.numUpdatedRows === 0n) return undefined;
      const saved = await create({ ...draft, status: job.options.status, jobItemId: item.id });
      const outcome = saved.held ? { status: "held" as const, held: JSON.stringify(saved.held) } : {};
      await transaction
        .updateTable("job_items")
        .set({ page_slug: saved.slug, ...outcome })
        .where("id", "=", item.id)
        .execute();
      return saved;
    });
  } catch (error) {
    // What the database says is for the log alone.
    throw isNoFaultOfTitle(error) || error instanceof PageProblem ? error : new Error(SAVE_FAILED, { cause: error });
  }
}

/** The database cannot be reached or written at all. */
export function isNoFaultOfTitle(error: unknown): boolean {
  return isDatabaseAway(error) || findStorageProblem(error) !== undefined;
}
