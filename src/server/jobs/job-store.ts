import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Attempt, Job, JobItem, JobOptions, KeptAnswer } from "#domain/jobs/job";
import type { JobKind } from "#domain/jobs/run-kind";
import { always } from "../calls/done-calls";
import { countChanged } from "../database/count-rows";
import type { Database } from "../database/database";
import type { Transaction } from "../database/tables";
import type { JobTable } from "../database/tables/jobs";
import { toJob, toJobItem, updatePending } from "./job-row";

export type NewJob = { kind: JobKind; titles: readonly string[]; options: JobOptions; createdBy: string };

/** The run that was in the way has ended, in another process. */
class EndedMeanwhile extends Error {}

export type JobStore = ReturnType<typeof createJobStore>;

const UNFINISHED = ["running", "paused"] as const;
const NO_LEASE = { lease_owner: null, lease_expires_at: null };

/** Runs and their items as they stand in the database. */
export function createJobStore(db: Database) {
  const updateJob = (id: string, from: readonly Job["status"][]) => db.updateTable("jobs").where("id", "=", id).where("status", "in", from);

  /** Ends an unfinished run, with what was kept for titles it leaves. */
  async function finishJob(id: string, status: "done" | "cancelled"): Promise<void> {
    const ended = { status, active_key: null, pause_reason: null, ...NO_LEASE, finished_at: new Date().toISOString() };
    await updateJob(id, UNFINISHED).set(ended).execute();
    await db.updateTable("job_items").set({ answer: null }).where("job_id", "=", id).where("answer", "is not", null).execute();
  }

  return {
    /**
     * Starts a run, or finds what is there instead: the one of its kind that is unfinished, or the one that has tried
     * the same failed titles again. Two starts at once make one run.
     */
    async startJob(newJob: NewJob, once = always) {
      for (;;) {
        try {
          return await db.transaction().execute((transaction) => once(transaction, () => startOrFind(transaction, newJob)));
        } catch (error) {
          if (!(error instanceof EndedMeanwhile)) throw error;
        }
      }
    },

    async findJob(id: string): Promise<Job | undefined> {
      const row = await db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirst();
      return row && toJob(row);
    },

    /** The unfinished run of a kind, else its last one. */
    async findLatestJob(kind: JobKind): Promise<Job | undefined> {
      const ofKind = db.selectFrom("jobs").selectAll().where("kind", "=", kind).orderBy("created_at", "desc");
      const row = await ofKind.limit(1).executeTakeFirst();
      return row && toJob(row);
    },

    /** Asks a run to stop after the title it is at, and ends a paused one; false when it is not unfinished. */
    async requestCancel(id: string): Promise<boolean> {
      const row = await updateJob(id, UNFINISHED).set({ cancel_requested: 1 }).returning("status").executeTakeFirst();
      if (row?.status === "paused") await finishJob(id, "cancelled");
      return row !== undefined;
    },

    /** Stops a run that runs until somebody lets it go on; false when it was asked to stop for good. */
    async pauseJob(id: string, reason: string): Promise<boolean> {
      const running = updateJob(id, ["running"]).where("cancel_requested", "=", 0);
      return (await countChanged(running.set({ status: "paused", pause_reason: reason, ...NO_LEASE }))) > 0;
    },

    /** Lets a paused run go on with the titles that are left; false when it is not paused. */
    resumeJob: async (id: string): Promise<boolean> =>
      (await countChanged(updateJob(id, ["paused"]).set({ status: "running", pause_reason: null }))) > 0,

    finishJob,

    /** Writes down what was asked of the AI provider for a title so far, and what it answered, before that is used. */
    async keepAttempts(itemId: string, attempts: readonly Attempt[], answer?: KeptAnswer): Promise<void> {
      await updatePending(db, itemId, { attempts: JSON.stringify(attempts), ...(answer && { answer: JSON.stringify(answer) }) });
    },

    async findAnswer(itemId: string): Promise<KeptAnswer | undefined> {
      const row = await db.selectFrom("job_items").select("answer").where("id", "=", itemId).executeTakeFirst();
      return row?.answer ? (JSON.parse(row.answer) as KeptAnswer) : undefined;
    },

    async listItems(jobId: string): Promise<JobItem[]> {
      const rows = await db.selectFrom("job_items").selectAll().where("job_id", "=", jobId).orderBy("position").execute();
      return rows.map(toJobItem);
    },
  };
}

/** @throws {EndedMeanwhile} */
async function startOrFind(transaction: Transaction, { kind, titles, options, createdBy }: NewJob) {
  const run = {
    id: randomUUID(),
    kind,
    active_key: kind,
    status: "running" as const,
    options: JSON.stringify(options),
    total: titles.length,
    created_by: createdBy,
    created_at: new Date().toISOString(),
    retry_of: options.retryOf ?? null,
  };
  const row = await transaction
    .insertInto("jobs")
    .values(run)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) {
    const found = await findInstead(transaction, kind, options.retryOf);
    if (!found) throw new EndedMeanwhile();
    return { job: toJob(found), isNew: false };
  }
  const items = titles.map((title, position) => ({ id: randomUUID(), job_id: row.id, position, title, status: "pending" as const }));
  await transaction.insertInto("job_items").values(items).execute();
  return { job: toJob(row), isNew: true };
}

/** The retry that there is already, before the unfinished run of the kind. */
async function findInstead(db: Database, kind: JobKind, retryOf: string | undefined): Promise<Selectable<JobTable> | undefined> {
  const jobs = db.selectFrom("jobs").selectAll();
  const retry = retryOf === undefined ? undefined : await jobs.where("retry_of", "=", retryOf).executeTakeFirst();
  return retry ?? (await jobs.where("active_key", "=", kind).executeTakeFirst());
}
