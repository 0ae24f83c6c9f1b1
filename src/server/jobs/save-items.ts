import { setImmediate as nextTurn } from "node:timers/promises";
import type { Job, JobItem } from "#domain/jobs/job";
import type { GeneratedPage } from "#domain/page/generated-page";
import { SAVE_FAILED } from "#domain/panel/fixed-errors";
import { planMoments, type Rhythm } from "#domain/publishing/rhythm/plan-moments";
import { toSlug } from "#domain/text/slug";
import type { Database } from "../database/database";
import { isDatabaseTrouble } from "../database/database-health";
import { jobItems } from "../metrics/counts";
import type { PageDraft } from "../pages/page-intents";
import { PageProblem } from "../pages/page-problem";
import type { PageIntents, PageWriter } from "../pages/page-writer";
import { findOwner } from "../redirects/page-addresses";
import { endItem } from "./job-row";

/** What is written for a title. */
export type ItemDraft = Omit<PageDraft, "jobItemId">;

/** A title's page and its outcome in one transaction; undefined when another process has done the title meanwhile. */
export async function saveItemPage(writer: PageWriter, job: Job, item: JobItem, draft: ItemDraft): Promise<GeneratedPage | undefined> {
  try {
    return await writer.write((pages) => saveItem(pages, job, item, () => draft));
  } catch (error) {
    // What the database says is for the log alone.
    throw isDatabaseTrouble(error) || error instanceof PageProblem ? error : new Error(SAVE_FAILED, { cause: error });
  }
}

/** The same within a transaction, which may write the text too. */
async function saveItem(pages: PageIntents, job: Job, item: JobItem, write: () => ItemDraft | Promise<ItemDraft>) {
  const { transaction, create, rewriteHeld, findLastPlanned } = pages;
  // A process whose lease had expired may have been here first.
  if (!(await endItem(transaction, item.id, { status: "done" }))) return undefined;
  const { status, rhythm } = job.options;
  const publishAt = rhythm && planNext(rhythm, await findLastPlanned());
  const draft = { ...(await write()), status: rhythm ? ("draft" as const) : status, publishAt, jobItemId: item.id };
  const rewritten = job.options.existing === "rewrite" ? await rewriteHeld(draft, await findStarter(transaction, job)) : undefined;
  const saved = rewritten ?? (await create(draft));
  const outcome = saved.held ? { status: "held" as const, held: JSON.stringify(saved.held) } : {};
  const made = transaction.updateTable("job_items").set({ page_slug: saved.slug, ...outcome });
  await made.where("id", "=", item.id).execute();
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

/** Writes the text of a title at once from what is here, as the pages of its transaction stand. */
type WriteAtOnce = (title: string, job: Job, db: Database) => Promise<ItemDraft>;

export interface AtOnceWriter {
  /** Reads what it needs besides before the transaction, for which others wait. */
  getReady(): Promise<WriteAtOnce>;
}

type Outcome = "done" | "held" | "skipped";

/** Other writers wait so long for a transaction; who reads waits for none. */
const TURN_MS = 100;

/**
 * Pages and outcomes of some titles, the first ones, in one transaction: the disk is waited for once, and a process that
 * dies has done all of them or none. Gives how many it did; none when the first must be done by itself, to tell what is
 * wrong with it.
 */
export async function saveTogether(writer: PageWriter, job: Job, items: readonly JobItem[], { getReady }: AtOnceWriter): Promise<number> {
  let well = 0;
  const save = async (some: readonly JobItem[]) => {
    const write = await getReady();
    const outcomes = await writer.write(async (pages) => {
      const outcomes: (Outcome | undefined)[] = [];
      const end = performance.now() + TURN_MS;
      for (const item of some) {
        outcomes.push(await finish(pages, job, item, write));
        well = outcomes.length;
        if (performance.now() > end) break;
        await nextTurn();
      }
      return outcomes;
    });
    for (const outcome of outcomes) if (outcome) jobItems.add(outcome);
    return outcomes.length;
  };
  try {
    return await save(items);
  } catch {
    return well === 0 ? 0 : await save(items.slice(0, well)).catch(() => 0);
  }
}

async function finish(pages: PageIntents, job: Job, item: JobItem, write: WriteAtOnce): Promise<Outcome | undefined> {
  const { transaction } = pages;
  if (await skipExisting(transaction, job, item)) return "skipped";
  const page = await saveItem(pages, job, item, () => write(item.title, job, transaction));
  return page && (page.held ? "held" : "done");
}

/** Whether a title was left out, for its page is there already. */
export async function skipExisting(db: Database, { options }: Job, { id, title }: JobItem): Promise<boolean> {
  if (options.existing !== "skip") return false;
  const slug = toSlug(title);
  const page = await findOwner(db, slug);
  if (!page || page.deletedAt) return false;
  await endItem(db, id, { status: "skipped", page_slug: slug });
  return true;
}
