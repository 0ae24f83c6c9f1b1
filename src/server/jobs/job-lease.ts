import type { ExpressionBuilder } from "kysely";
import { aheadAfter } from "#domain/calendar/clock-ahead";
import type { Job } from "#domain/jobs/job";
import type { JobKind } from "#domain/jobs/run-kind";
import type { Database } from "../database/database";
import { lockFreeRows } from "../database/dialect";
import type { Tables } from "../database/tables";
import { toJob } from "./job-row";

const LEASE_MS = 15_000;
/** A renewal is a write that waits for the disk: not before each of many short titles. */
const RENEW_AFTER_MS = 5000;

/** A run of a kind that whoever claimed it asked for. */
export type ClaimedJob = Job & { kind: JobKind };

export type JobLeases = ReturnType<typeof createJobLeases>;

/** A run is worked on by the process that holds its lease; a lease that is not renewed expires. */
export function createJobLeases(db: Database, owner: string) {
  const expiry = () => new Date(Date.now() + LEASE_MS).toISOString();
  /** A lease of our own that we come upon is of a run we had to leave off when the database went away. */
  const isFree = (eb: ExpressionBuilder<Tables, "jobs">) =>
    eb.or([
      eb("lease_expires_at", "is", null),
      eb("lease_expires_at", "<=", new Date().toISOString()),
      // Nobody has one for so long.
      eb("lease_expires_at", ">", aheadAfter(new Date(expiry())).toISOString()),
      eb("lease_owner", "=", owner),
    ]);
  let renewed: { jobId: string; at: number } | undefined;

  const findOurs = (jobId: string) =>
    db.selectFrom("jobs").select("cancel_requested").where("id", "=", jobId).where("lease_owner", "=", owner).executeTakeFirst();
  const extendOurs = (jobId: string) =>
    db
      .updateTable("jobs")
      .set({ lease_expires_at: expiry() })
      .where("id", "=", jobId)
      .where("lease_owner", "=", owner)
      .returning("cancel_requested")
      .executeTakeFirst();

  return {
    /** Takes the oldest running job of these kinds that no other process works on. */
    async claimJob(kinds: readonly JobKind[]): Promise<ClaimedJob | undefined> {
      const free = db
        .selectFrom("jobs")
        .select("id")
        .where("status", "=", "running")
        .where("kind", "in", [...kinds])
        .where(isFree)
        .orderBy("created_at")
        .limit(1);
      const row = await db
        .updateTable("jobs")
        .set({ lease_owner: owner, lease_expires_at: expiry() })
        .where((eb) => eb("id", "=", lockFreeRows(db, free)))
        .where(isFree)
        .returningAll()
        .executeTakeFirst();
      return row && { ...toJob(row), kind: row.kind as JobKind };
    },

    /** Whether the run is still ours, and whether somebody asked it to stop; called before each item. */
    async renewLease(jobId: string): Promise<{ held: boolean; cancelRequested: boolean }> {
      const isRecent = renewed?.jobId === jobId && performance.now() - renewed.at < RENEW_AFTER_MS;
      const row = isRecent ? await findOurs(jobId) : await extendOurs(jobId);
      if (!isRecent) renewed = { jobId, at: performance.now() };
      return { held: row !== undefined, cancelRequested: row?.cancel_requested === 1 };
    },

    /** Gives a run back, for another process or the next start to go on with. */
    async releaseLease(jobId: string): Promise<void> {
      await db
        .updateTable("jobs")
        .set({ lease_owner: null, lease_expires_at: new Date().toISOString() })
        .where("id", "=", jobId)
        .where("lease_owner", "=", owner)
        .execute();
    },

    /** Forgets leases of processes that are gone; only where no other process can be alive. */
    async clearLeases(): Promise<void> {
      await db.updateTable("jobs").set({ lease_owner: null, lease_expires_at: null }).where("status", "=", "running").execute();
    },
  };
}
