import type { ExpressionBuilder } from "kysely";
import { aheadAfter } from "#domain/calendar/clock-ahead";
import type { Job } from "#domain/jobs/job";
import type { JobKind } from "#domain/jobs/run-kind";
import type { Database } from "../database/database";
import { lockFreeRows } from "../database/dialect";
import type { Tables } from "../database/tables";
import type { JobEvents } from "./job-progress";
import { toJob } from "./job-row";

const LEASE_MS = 15_000;
const RENEW_EVERY_MS = 2000;
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

  const updateOurs = (jobId: string) => db.updateTable("jobs").where("id", "=", jobId).where("lease_owner", "=", owner);
  const findOurs = (jobId: string) =>
    db.selectFrom("jobs").select("cancel_requested").where("id", "=", jobId).where("lease_owner", "=", owner).executeTakeFirst();
  const extendOurs = (jobId: string) =>
    updateOurs(jobId).set({ lease_expires_at: expiry() }).returning("cancel_requested").executeTakeFirst();

  return {
    /** Takes the oldest running job of these kinds that no other process works on. */
    async claimJob(kinds: readonly JobKind[]): Promise<ClaimedJob | undefined> {
      const running = db.selectFrom("jobs").select("id").where("status", "=", "running").where("kind", "in", kinds).where(isFree);
      const oldest = lockFreeRows(db, running.orderBy("created_at").limit(1));
      const claimed = db.updateTable("jobs").set({ lease_owner: owner, lease_expires_at: expiry() }).where("id", "=", oldest).where(isFree);
      const row = await claimed.returningAll().executeTakeFirst();
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
      await updateOurs(jobId).set({ lease_owner: null, lease_expires_at: new Date().toISOString() }).execute();
    },

    /** Forgets leases of processes that are gone; only where no other process can be alive. */
    async clearLeases(): Promise<void> {
      await db.updateTable("jobs").set({ lease_owner: null, lease_expires_at: null }).where("status", "=", "running").execute();
    },
  };
}

/**
 * Keeps a run's lease while one of its titles is written, which may take longer than a lease lasts. The signal
 * aborts when the run is cancelled, by this process or another, when the lease is lost, or when the server stops.
 */
export function keepLease(leases: JobLeases, events: JobEvents, jobId: string, stopping: AbortSignal) {
  const lost = new AbortController();
  const released = new AbortController();
  const signal = AbortSignal.any([stopping, lost.signal]);
  const over = AbortSignal.any([signal, released.signal]);

  async function watch(): Promise<void> {
    while (!over.aborted) {
      await events.waitForChange(jobId, RENEW_EVERY_MS, over);
      if (over.aborted) return;
      // A database that is away for a moment takes no lease from us; the next look tells.
      const lease = await leases.renewLease(jobId).catch(() => ({ held: true, cancelRequested: false }));
      if (!lease.held || lease.cancelRequested) lost.abort();
    }
  }

  const watching = watch();
  return {
    signal,
    async release(): Promise<void> {
      released.abort();
      await watching;
    },
  };
}
