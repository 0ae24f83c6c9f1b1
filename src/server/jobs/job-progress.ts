import { findRunPages, type JobProgress } from "#domain/jobs/job";
import type { JobStore } from "./job-store";

/**
 * Where a run stands, with the results of its items from a position on. Items are worked on in order, so all
 * before the first pending one are finished.
 */
export async function findJobProgress(store: JobStore, jobId: string, resultsFrom: number): Promise<JobProgress | undefined> {
  const job = await store.findJob(jobId);
  if (!job) return undefined;
  const items = await store.listItems(jobId);
  const current = job.status === "running" ? items.find((item) => item.status === "pending") : undefined;
  const count = (status: string) => items.filter((item) => item.status === status).length;
  const { id, kind, status, total, cancelRequested, pauseReason } = job;
  return {
    id,
    kind,
    status,
    total,
    cancelRequested,
    pauseReason,
    pages: findRunPages(job.options),
    done: count("done"),
    held: count("held"),
    failed: count("failed"),
    skipped: count("skipped"),
    currentTitle: current?.title,
    currentAttempts: current?.attempts,
    resultsFrom,
    results: items.filter((item) => item.status !== "pending").slice(resultsFrom),
  };
}
