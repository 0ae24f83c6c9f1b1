import { findRunPages, type Job, type JobProgress } from "#domain/jobs/job";
import { countRows } from "../database/count-rows";
import type { Database } from "../database/database";
import { forgetBefore } from "../upkeep/retention";
import { toJob } from "./job-row";

/** A run as the history lists it. */
export interface JobSummary
  extends Pick<Job, "id" | "kind" | "status" | "total" | "createdAt" | "finishedAt">,
    Pick<JobProgress, "done" | "pages" | "held" | "failed" | "skipped"> {
  createdBy: string;
  /** It tried the failed titles of another run again. */
  isRetry: boolean;
}

/** Finished runs kept, whatever their age. */
const MAX_KEPT = 1000;
/** Runs forgotten at a time, each with up to 500 items. */
const FORGET_BATCH = 20;

/** Forgets finished runs, with their items, that are too old or too many; gives how many. Their pages stay. */
export async function forgetOldRuns(db: Database, now = new Date(), maxKept = MAX_KEPT): Promise<number> {
  const finished = db.selectFrom("jobs").where("status", "in", ["done", "cancelled"]);
  const surplus = await finished.select("created_at").orderBy("created_at", "desc").limit(1).offset(maxKept).executeTakeFirst();
  const limit = forgetBefore(now);
  let forgotten = 0;
  for (;;) {
    const old = await finished
      .select("id")
      .where((eb) => eb.or([eb("created_at", "<", limit), eb("created_at", "<=", surplus?.created_at ?? "")]))
      .limit(FORGET_BATCH)
      .execute();
    if (old.length === 0) return forgotten;
    const ids = old.map(({ id }) => id);
    await db.deleteFrom("job_items").where("job_id", "in", ids).execute();
    await db.deleteFrom("jobs").where("id", "in", ids).execute();
    forgotten += ids.length;
  }
}

/** Runs of every kind, the newest first. */
export async function listJobHistory(db: Database, limit: number, offset: number): Promise<{ runs: JobSummary[]; total: number }> {
  const jobs = db.selectFrom("jobs");
  const [rows, total] = await Promise.all([
    jobs.selectAll().orderBy("created_at", "desc").orderBy("id").limit(limit).offset(offset).execute(),
    countRows(jobs),
  ]);
  const ids = rows.map(({ id }) => id);
  const counts =
    ids.length === 0
      ? []
      : await db
          .selectFrom("job_items")
          .select(["job_id", "status", (eb) => eb.fn.countAll<number>().as("count")])
          .where("job_id", "in", ids)
          .groupBy(["job_id", "status"])
          .execute();
  const countOf = (id: string, status: string) => counts.find((row) => row.job_id === id && row.status === status)?.count ?? 0;
  const runs = rows.map((row): JobSummary => {
    const { id, kind, status, total, options, createdAt, finishedAt } = toJob(row);
    const finished = {
      pages: findRunPages(options),
      done: countOf(id, "done"),
      held: countOf(id, "held"),
      failed: countOf(id, "failed"),
      skipped: countOf(id, "skipped"),
    };
    const isRetry = options.retryOf !== undefined;
    return { id, kind, status, total, ...finished, createdBy: row.created_by, createdAt, finishedAt, isRetry };
  });
  return { runs, total };
}
