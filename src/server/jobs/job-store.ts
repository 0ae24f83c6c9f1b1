import { randomUUID } from "node:crypto";
import type { Attempt } from "#domain/jobs/attempt";
import type { Job, JobItem, JobOptions } from "#domain/jobs/job";
import type { JobKind } from "#domain/jobs/run-kind";
import type { Database } from "../database/database";
import { toJob, toJobItem } from "./job-row";

export interface NewJob {
  kind: JobKind;
  titles: readonly string[];
  options: JobOptions;
  createdBy: string;
}

export type JobStore = ReturnType<typeof createJobStore>;

const INSERT_BATCH = 100;

/** Runs and their items as they stand in the database. */
export function createJobStore(db: Database) {
  return {
    /** Starts a run, or finds the one of its kind that is under way: two starts at once make one run. */
    async startJob(newJob: NewJob): Promise<{ job: Job; isNew: boolean }> {
      for (;;) {
        const started = await startOrFind(db, newJob);
        // The run that was in the way has ended meanwhile, in another process.
        if (started) return started;
      }
    },

    async findJob(id: string): Promise<Job | undefined> {
      const row = await db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirst();
      return row && toJob(row);
    },

    /** The unfinished run of a kind, else its last one. */
    async findLatestJob(kind: JobKind): Promise<Job | undefined> {
      const row = await db
        .selectFrom("jobs")
        .selectAll()
        .where("kind", "=", kind)
        .orderBy("created_at", "desc")
        .limit(1)
        .executeTakeFirst();
      return row && toJob(row);
    },

    /** Asks a run to stop after the title it is at; false when it is not running. */
    async requestCancel(id: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("jobs")
        .set({ cancel_requested: 1 })
        .where("id", "=", id)
        .where("status", "=", "running")
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Writes down what was asked of the AI provider for a title so far. */
    async keepAttempts(itemId: string, attempts: readonly Attempt[]): Promise<void> {
      await db
        .updateTable("job_items")
        .set({ attempts: JSON.stringify(attempts) })
        .where("id", "=", itemId)
        .where("status", "=", "pending")
        .execute();
    },

    async listItems(jobId: string, fromPosition = 0): Promise<JobItem[]> {
      const rows = await db
        .selectFrom("job_items")
        .selectAll()
        .where("job_id", "=", jobId)
        .where("position", ">=", fromPosition)
        .orderBy("position")
        .execute();
      return rows.map(toJobItem);
    },
  };
}

async function startOrFind(db: Database, { kind, titles, options, createdBy }: NewJob): Promise<{ job: Job; isNew: boolean } | undefined> {
  return await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .insertInto("jobs")
      .values({
        id: randomUUID(),
        kind,
        active_key: kind,
        status: "running",
        options: JSON.stringify(options),
        total: titles.length,
        created_by: createdBy,
        created_at: new Date().toISOString(),
      })
      .onConflict((conflict) => conflict.column("active_key").doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) {
      const running = await transaction.selectFrom("jobs").selectAll().where("active_key", "=", kind).executeTakeFirst();
      return running && { job: toJob(running), isNew: false };
    }
    for (let from = 0; from < titles.length; from += INSERT_BATCH) {
      const items = titles.slice(from, from + INSERT_BATCH).map((title, index) => ({
        id: randomUUID(),
        job_id: row.id,
        position: from + index,
        title,
        status: "pending" as const,
      }));
      await transaction.insertInto("job_items").values(items).execute();
    }
    return { job: toJob(row), isNew: true };
  });
}
