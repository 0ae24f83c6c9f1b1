import type { Selectable, Updateable } from "kysely";
import type { Attempt, Job, JobItem, JobOptions } from "#domain/jobs/job";
import { countChanged } from "../database/count-rows";
import type { Database } from "../database/database";
import { readRow } from "../database/field-columns";
import type { JobItemTable, JobTable } from "../database/tables/jobs";
import { readReasons } from "../publishing/held-page";

export function toJob({ options, cancel_requested, ...row }: Selectable<JobTable>): Job {
  const { id, kind, status, total, created_at, finished_at, pause_reason } = row;
  const read = readRow({ id, kind, status, total, created_at, finished_at, pause_reason });
  return { ...read, options: readOptions(options), cancelRequested: cancel_requested === 1 };
}

/** Runs of an earlier release have their instructions by the name of what they became there: the description of each page. */
function readOptions(stored: string): JobOptions {
  const { description = "", ...options } = JSON.parse(stored) as JobOptions & { description?: string };
  return { ...options, instructions: options.instructions ?? description };
}

export function toJobItem({ id, position, title, status, page_slug, error, held, attempts }: Selectable<JobItemTable>): JobItem {
  return {
    ...readRow({ id, position, title, status, page_slug, error }),
    held: readReasons(held),
    attempts: attempts === "[]" ? undefined : (JSON.parse(attempts) as Attempt[]),
  };
}

/** Writes what is known of a title that is not done yet; of one that is done nothing changes. */
export const updatePending = (db: Database, id: string, columns: Updateable<JobItemTable>): Promise<number> =>
  countChanged(db.updateTable("job_items").set(columns).where("id", "=", id).where("status", "=", "pending"));

/** Writes what came of a title, unless another process did; gives whether it was this one. */
export const endItem = async (db: Database, id: string, columns: Pick<Updateable<JobItemTable>, "status" | "error" | "page_slug">) =>
  (await updatePending(db, id, { ...columns, answer: null, finished_at: new Date().toISOString() })) > 0;
