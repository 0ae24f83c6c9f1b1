import type { Selectable, Updateable } from "kysely";
import type { Attempt, Job, JobItem, JobOptions } from "#domain/jobs/job";
import type { Database } from "../database/database";
import type { JobItemTable, JobTable } from "../database/tables/jobs";
import { readReasons } from "../publishing/held-page";

export function toJob(row: Selectable<JobTable>): Job {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    options: readOptions(row.options),
    total: row.total,
    createdAt: new Date(row.created_at),
    finishedAt: row.finished_at === null ? undefined : new Date(row.finished_at),
    cancelRequested: row.cancel_requested === 1,
    pauseReason: row.pause_reason ?? undefined,
  };
}

/** Runs of an earlier release have their instructions by the name of what they became there: the description of each page. */
function readOptions(stored: string): JobOptions {
  const { description = "", ...options } = JSON.parse(stored) as JobOptions & { description?: string };
  return { ...options, instructions: options.instructions ?? description };
}

export function toJobItem(row: Selectable<JobItemTable>): JobItem {
  return {
    id: row.id,
    position: row.position,
    title: row.title,
    status: row.status,
    pageSlug: row.page_slug ?? undefined,
    error: row.error ?? undefined,
    held: readReasons(row.held),
    attempts: row.attempts === "[]" ? undefined : (JSON.parse(row.attempts) as Attempt[]),
  };
}

/** Writes what is known of a title that is not done yet; of one that is done nothing changes. */
export const updatePending = (db: Database, id: string, columns: Updateable<JobItemTable>) =>
  db.updateTable("job_items").set(columns).where("id", "=", id).where("status", "=", "pending").executeTakeFirst();

/** Writes what came of a title, unless another process did; gives whether it was this one. */
export async function endItem(db: Database, id: string, columns: Pick<Updateable<JobItemTable>, "status" | "error" | "page_slug">) {
  const { numUpdatedRows } = await updatePending(db, id, { ...columns, answer: null, finished_at: new Date().toISOString() });
  return numUpdatedRows > 0n;
}
