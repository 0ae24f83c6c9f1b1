import { setImmediate as nextTurn } from "node:timers/promises";
import type { Job, JobItem } from "#domain/jobs/job";
import { toSlug } from "#domain/text/slug";
import type { Database } from "../database/database";
import { jobItems } from "../metrics/counts";
import type { PageIntents, PageWriter } from "../pages/page-writer";
import { findOwner } from "../redirects/page-addresses";
import { type ItemDraft, saveItem } from "./save-item-page";

/** Writes the text of a title at once from what is here, as the pages of its transaction stand. */
export type WriteAtOnce = (title: string, job: Job, db: Database) => Promise<ItemDraft>;

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
  if (job.options.existing === "skip") {
    const slug = toSlug(item.title);
    const page = await findOwner(transaction, slug);
    if (page && !page.deletedAt) {
      await skipItem(transaction, item, slug);
      return "skipped";
    }
  }
  const page = await saveItem(pages, job, item, () => write(item.title, job, transaction));
  return page && (page.held ? "held" : "done");
}

/** A title whose page is there already. */
export async function skipItem(db: Database, { id }: JobItem, slug: string): Promise<void> {
  await db
    .updateTable("job_items")
    .set({ status: "skipped", page_slug: slug, answer: null, finished_at: new Date().toISOString() })
    .where("id", "=", id)
    .where("status", "=", "pending")
    .execute();
}
