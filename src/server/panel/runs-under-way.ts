import { isUnfinished, type JobProgress } from "#domain/jobs/job";
import { JOB_KINDS } from "#domain/jobs/run-kind";
import { findJobProgress } from "../jobs/job-progress";
import type { JobStore } from "../jobs/job-store";

/** The runs that are not over, without their results. */
export async function listUnderWay(jobs: JobStore): Promise<JobProgress[]> {
  const latest = await Promise.all(JOB_KINDS.map((kind) => jobs.findLatestJob(kind)));
  const unfinished = latest.filter((job) => job !== undefined && isUnfinished(job.status));
  const found = await Promise.all(unfinished.map((job) => findJobProgress(jobs, job?.id ?? "", job?.total ?? 0)));
  return found.filter((progress) => progress !== undefined);
}
