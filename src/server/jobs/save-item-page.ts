import type { Job, JobItem } from "#domain/jobs/job";
import type { GeneratedPage } from "#domain/page/generated-page";
import { SAVE_FAILED } from "#domain/panel/fixed-errors";
import { planMoments, type Rhythm } from "#domain/publishing/rhythm/plan-moments";
import { isDatabaseAway } from "../database/postgres/database-away";
import { findStorageProblem } from "../database/storage-problem";
import type { PageDraft } from "../pages/page-intents";
import { PageProblem } from "../pages/page-problem";
import type { PageIntents, PageWriter } from "../pages/page-writer";

/** What is written for a title. */
export type ItemDraft = Omit<PageDraft, "jobItemId">;

/** A title's page and its outcome in one transaction; undefined when another process has done the title meanwhile. */
export async function saveItemPage(writer: PageWriter, job: Job, item: JobItem, draft: ItemDraft): Promise<GeneratedPage | undefined> {
  try {
    return await writer.write((pages) => saveItem(pages, job, item, () => draft));
  } catch (error) {
    // What the database says is for the log alone.
    throw isNoFaultOfTitle(error) || error instanceof PageProblem ? error : new Error(SAVE_FAILED, { cause: error });
  }
}

/** The same within a transaction, which may write the text too. */
export async function saveItem(
  { transaction, create, rewriteHeld, findLastPlanned }: PageIntents,
  job: Job,
  item: JobItem,
  write: () => ItemDraft | Promise<ItemDraft>,
): Promise<GeneratedPage | undefined> {
  const claimed = await transaction
    .updateTable("job_items")
    .set({ status: "done", answer: null, finished_at: new Date().toISOString() })
    .where("id", "=", item.id)
    .where("status", "=", "pending")
    .executeTakeFirst();
  // A process whose lease had expired may have been here first.
  if (claimed.numUpdatedRows === 0n) return undefined;
  const { status, rhythm } = job.options;
  const publishAt = rhythm && planNext(rhythm, await findLastPlanned());
  const draft = { ...(await write()), status: rhythm ? ("draft" as const) : status, publishAt, jobItemId: item.id };
  const rewritten = job.options.existing === "rewrite" ? await rewriteHeld(draft, await findStarter(transaction, job)) : undefined;
  const saved = rewritten ?? (await create(draft));
  const outcome = saved.held ? { status: "held" as const, held: JSON.stringify(saved.held) } : {};
  await transaction
    .updateTable("job_items")
    .set({ page_slug: saved.slug, ...outcome })
    .where("id", "=", item.id)
    .execute();
  return saved;
}

async function findStarter(transaction: PageIntents["transaction"], { id }: Job): Promise<string> {
  const { created_by } = await transaction.selectFrom("jobs").select("created_by").where("id", "=", id).executeTakeFirstOrThrow();
  return created_by;
}

/** After what waits already, whichever run it is of. */
function planNext(rhythm: Rhythm, last: Date | undefined): Date | undefined {
  const now = new Date();
  return planMoments({ ...rhythm, from: last && last > now ? last : now, count: 1 })[0];
}

/** The database cannot be reached or written at all. */
export function isNoFaultOfTitle(error: unknown): boolean {
  return isDatabaseAway(error) || findStorageProblem(error) !== undefined;
}
