import type { PageStatus } from "#domain/page/generated-page";
import type { Attempt } from "./attempt";

/** The kinds of bulk run; one run of a kind at a time. */
export type JobKind = "bulk-presets" | "local-batch" | "ai-batch";

export type JobStatus = "running" | "done" | "cancelled";

/** What to do with a title whose address a page already has. */
export type ExistingTitles = "skip" | "keep-both";

export interface JobOptions {
  description: string;
  creativity: number;
  existing: ExistingTitles;
  /** How its pages are saved; public when absent. */
  status?: PageStatus;
  /** The run whose failed titles this one tries again. */
  retryOf?: string;
}

export type ItemStatus = "pending" | "done" | "failed" | "skipped";

export interface JobItem {
  id: string;
  position: number;
  title: string;
  status: ItemStatus;
  /** The page made, or the one that was there before when skipped. */
  pageSlug?: string;
  error?: string;
  /** Requests made of the AI provider; absent where there were none. */
  attempts?: Attempt[];
}

export interface Job {
  id: string;
  kind: JobKind;
  status: JobStatus;
  options: JobOptions;
  total: number;
  createdAt: Date;
  finishedAt?: Date;
  cancelRequested: boolean;
}

/** What a screen shows of a run: where it is, and its results from `resultsFrom` on. */
export interface JobProgress {
  id: string;
  kind: JobKind;
  status: JobStatus;
  total: number;
  done: number;
  failed: number;
  skipped: number;
  cancelRequested: boolean;
  /** The title being worked on. */
  currentTitle?: string;
  /** What was asked of the AI provider for it so far. */
  currentAttempts?: Attempt[];
  resultsFrom: number;
  results: JobItem[];
}

/** Milliseconds between two items (section 9 of the specification); `PACE=none` makes them 0. */
export const PAUSE_MS: Record<JobKind, number> = { "bulk-presets": 200, "local-batch": 1000, "ai-batch": 500 };

/** How many items are behind a run, whatever became of them. */
export function countFinished({ done, failed, skipped }: Pick<JobProgress, "done" | "failed" | "skipped">): number {
  return done + failed + skipped;
}

/** @example percentDone({ done: 10, failed: 2, skipped: 0, total: 50 }) // 24 */
export function percentDone(progress: Pick<JobProgress, "done" | "failed" | "skipped" | "total">): number {
  return progress.total === 0 ? 100 : Math.floor((countFinished(progress) / progress.total) * 100);
}
