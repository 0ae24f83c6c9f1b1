import type { JobStatus } from "#domain/jobs/job";
import type { Database } from "../database/database";
import { forgetBefore } from "../upkeep/retention";
import { toJob } from "./job-row";

/** A run as the history lists it. */
export interface JobSummary {
  id: string;
  kind: string;
  status: JobStatus;
  total: number;
  done: number;
  failed: number;
  skipped: number;
  createdBy: string;
  createdAt: Date;
  finishedAt?: Date;
  /** It tried the failed titles of another run again. */
  isRetry: boolean;
}

/** Finished runs kept, whatever their age. */
const MAX_KEPT = 1000;
/** Runs forgotten at a time, each with up to 500 items. */
const FORGET_BATCH = 20;

/** Forgets finished runs, with their items, that are too old or too many; gives how many. Their pages stay. */
export async function forgetOldRuns(db: Database, now = new Date(), maxKept = MAX_KEPT): Promise<number> {
  const finished = db.selectFrom("jobs").where("status", "!=", "running");
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
  const [rows, { total }] = await Promise.all([
    db.selectFrom("jobs").selectAll().orderBy("created_at", "desc").orderBy("id").limit(limit).offset(offset).execute(),
    db
      .selectFrom("jobs")
      .select((eb) => eb.fn.countAll<number | string>().as("total"))
      .executeTakeFirstOrThrow(),
  ]);
  const ids = rows.map(({ id }) => id);
  const counts =
    ids.length === 0
      ? []
      : await db
          .selectFrom("job_items")
          .select(["job_id", "status", (eb) => eb.fn.countAll<number | string>().as("count")])
          .where("job_id", "in", ids)
          .groupBy(["job_id", "status"])
          .execute();
  const countOf = (id: string, status: string) => Number(counts.find((row) => row.job_id === id && row.status === status)?.count ?? 0);
  const runs = rows.map((row): JobSummary => {
    const { id, kind, status, total, options, createdAt, finishedAt } = toJob(row);
    return {
      id,
      kind,
      status,
      total,
      done: countOf(id, "done"),
      failed: countOf(id, "failed"),
      skipped: countOf(id, "skipped"),
      createdBy: row.created_by,
      createdAt,
      finishedAt,
      isRetry: options.retryOf !== undefined,
    };
  });
  return { runs, total: Number(total) };
}
