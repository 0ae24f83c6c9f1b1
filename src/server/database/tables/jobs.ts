import type { Generated } from "kysely";
import type { ItemStatus } from "#domain/jobs/job";
import type { Moment } from "./moment";

export interface JobTable {
  id: string;
  kind: string;
  /** The kind while the run is unfinished, else null; unique, so that a kind runs once at a time. */
  active_key: string | null;
  status: "running" | "paused" | "done" | "cancelled";
  options: string;
  total: number;
  created_by: string;
  created_at: Moment;
  finished_at: Moment | null;
  cancel_requested: Generated<number>;
  lease_owner: string | null;
  lease_expires_at: Moment | null;
  pause_reason: string | null;
  /** The run whose failed titles it tries again; unique, so that they are tried again once. */
  retry_of: string | null;
}

export interface JobItemTable {
  id: string;
  job_id: string;
  position: number;
  title: string;
  status: ItemStatus;
  page_slug: string | null;
  error: string | null;
  /** JSON list of the reasons why its page may not go public. */
  held: string | null;
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
