import type { WantedStatus } from "#domain/page/generated-page";
import type { Reason } from "#domain/page/reason";
import type { Rhythm } from "../publishing/rhythm/plan-moments";
import type { Attempt } from "./attempt";

export type JobStatus =
  | "running"
  /** Stopped by itself, because no title could succeed; somebody must let it go on. */
  | "paused"
  | "done"
  | "cancelled";

/** What to do with a title whose address a page already has; "rewrite": a page of the title that is held back gets the new text. */
export type ExistingTitles = "skip" | "keep-both" | "rewrite";

export interface JobOptions {
  /** What its generator is told besides each title. */
  instructions: string;
  creativity: number;
  existing: ExistingTitles;
  /** How its pages are saved; public when absent. */
  status?: WantedStatus;
  /** Its pages go public little by little, whatever `status` says; all at once when absent. */
  rhythm?: Rhythm;
  /** The run whose failed titles this one tries again. */
  retryOf?: string;
}

/** What becomes of the pages a run makes. */
export type RunPages = "public" | "draft" | "scheduled";

export function findRunPages({ status, rhythm }: Pick<JobOptions, "status" | "rhythm">): RunPages {
  return rhythm ? "scheduled" : (status ?? "public");
}

export type ItemStatus =
  | "pending"
  | "done"
  /** Its page was made and is held back from the public. */
  | "held"
  | "failed"
  | "skipped";

export interface JobItem {
  id: string;
  position: number;
  title: string;
  status: ItemStatus;
  /** The page made, or the one that was there before when skipped. */
  pageSlug?: string;
  error?: string;
  /** Why its page may not go public. */
  held?: readonly Reason[];
  /** Requests made of the AI provider; absent where there were none. */
  attempts?: Attempt[];
}

export interface Job {
  id: string;
  /** A `JobKind`, or one that another release of the site made. */
  kind: string;
  status: JobStatus;
  options: JobOptions;
  total: number;
  createdAt: Date;
  finishedAt?: Date;
  cancelRequested: boolean;
  /** Why it is paused. */
  pauseReason?: string;
}

/** What a screen shows of a run: where it is, and its results from `resultsFrom` on. */
export interface JobProgress extends Pick<Job, "id" | "kind" | "status" | "total" | "cancelRequested" | "pauseReason"> {
  done: number;
  /** What becomes of those that are done. */
  pages: RunPages;
  held: number;
  failed: number;
  skipped: number;
  /** The title being worked on. */
  currentTitle?: string;
  /** What was asked of the AI provider for it so far. */
  currentAttempts?: Attempt[];
  resultsFrom: number;
  results: JobItem[];
}

/** Whether a run has neither ended nor been cancelled: it works, or may go on. */
export const isUnfinished = (status: JobStatus) => status === "running" || status === "paused";

/** How many items are behind a run, whatever became of them. */
export function countFinished({ done, held, failed, skipped }: Pick<JobProgress, "done" | "held" | "failed" | "skipped">): number {
  return done + held + failed + skipped;
}

/** @example percentDone({ done: 10, held: 0, failed: 2, skipped: 0, total: 50 }) // 24 */
export function percentDone(progress: Pick<JobProgress, "done" | "held" | "failed" | "skipped" | "total">): number {
  return progress.total === 0 ? 100 : Math.floor((countFinished(progress) / progress.total) * 100);
}
