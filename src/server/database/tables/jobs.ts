import type { Generated } from "kysely";
import type { Job, JobItem } from "#domain/jobs/job";
import type { ColumnsOf, Moment } from "../field-columns";

export interface JobTable extends ColumnsOf<Omit<Job, "cancelRequested">> {
  /** The kind while the run is unfinished, else null; unique, so that a kind runs once at a time. */
  active_key: string | null;
  created_by: string;
  cancel_requested: Generated<number>;
  lease_owner: string | null;
  lease_expires_at: Moment | null;
  /** The run whose failed titles it tries again; unique, so that they are tried again once. */
  retry_of: string | null;
}

export interface JobItemTable extends ColumnsOf<Omit<JobItem, "attempts">> {
  job_id: string;
  finished_at: Moment | null;
  /** JSON list of what was tried and what came of it. */
  attempts: Generated<string>;
  /** JSON of what the AI provider answered, from when it came until the title is finished. */
  answer: string | null;
}

export interface JobTables {
  jobs: JobTable;
  job_items: JobItemTable;
}
