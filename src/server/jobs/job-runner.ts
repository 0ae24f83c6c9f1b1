import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { isOfProvider, type Job, type JobItem } from "#domain/jobs/job";
import { type JobKind, RUN_KINDS } from "#domain/jobs/run-kind";
import { AiFailure } from "../ai/ai-failure";
import type { WriteOptions } from "../ai/ai-writer";
import type { Connection } from "../database/database";
import { isDatabaseTrouble } from "../database/database-health";
import { jobItems } from "../metrics/counts";
import type { PageWriter } from "../pages/page-writer";
import { startUpkeep } from "../upkeep/lifetime";
import { type ClaimedJob, type JobLeases, keepLease } from "./job-lease";
import type { JobEvents } from "./job-progress";
import { endItem } from "./job-row";
import type { JobStore } from "./job-store";
import { type AtOnceWriter, type ItemDraft, saveItemPage, saveTogether, skipExisting } from "./save-items";

/** `signal` aborts when the run is cancelled or the server stops; what the writer then throws leaves the title for later. */
type WriteContext = Required<Pick<WriteOptions, "signal" | "keepAttempts">> & Pick<WriteOptions, "earlierAttempts" | "earlierAnswer">;

/** Writes the text of one title of a run; an error fails that title and the run goes on. */
export type WritePage = (title: string, job: Job, context: WriteContext) => Promise<ItemDraft>;

/** A kind without a writer does not compile: its runs would wait for ever. */
export type RunWriters = Record<JobKind, WritePage | AtOnceWriter>;

interface JobRunnerParts {
  connection: Connection;
  jobs: JobStore;
  leases: JobLeases;
  events: JobEvents;
  pageWriter: PageWriter;
  writers: RunWriters;
  kinds: readonly JobKind[];
  hasPauses: boolean;
  onError: (error: unknown) => void;
  /** A run has ended, and who watches is about to hear of it. */
  onFinish?: () => void;
  /** A run has stopped by itself. */
  onPause?: (job: Job) => Promise<void>;
}

/** What came of a title: it was interrupted and is still to be done, or why every other would fail too. */
type Outcome = "left-off" | "skipped" | "finished" | { hopeless: string };

const LOOK_EVERY_MS = 5000;
/** Titles in a row that fail through no fault of theirs before their run pauses. */
const MOST_HOPELESS = 5;

/**
 * Works on bulk runs, one title after another. A title's page and its outcome are in one transaction, with those of the
 * next titles where nothing is waited for, so a process that dies at any moment neither loses nor doubles a page; the run
 * goes on when a process claims it again.
 */
export function createJobRunner(parts: JobRunnerParts) {
  const { connection, leases, events, onError } = parts;
  const stopping = new AbortController();
  let looking: ReturnType<typeof startUpkeep> | undefined;
  /** However often it is woken while it works, it looks once more after that. */
  let isQueued = false;

  async function workThroughJobs(): Promise<void> {
    isQueued = false;
    while (!stopping.signal.aborted) {
      const job = await leases.claimJob(parts.kinds);
      if (!job) return;
      await workOn(job);
    }
  }

  async function workOn(job: ClaimedJob): Promise<void> {
    const pauseMs = parts.hasPauses ? RUN_KINDS[job.kind].pauseMs : 0;
    const pending = (await parts.jobs.listItems(job.id)).filter((item) => item.status === "pending");
    let hopeless = 0;
    for (let next = 0; next < pending.length; ) {
      if (stopping.signal.aborted) return leases.releaseLease(job.id);
      const { held, cancelRequested } = await leases.renewLease(job.id);
      if (!held) return;
      if (cancelRequested) return finish(job, "cancelled");
      const together = await finishTogether(job, pending.slice(next, pauseMs > 0 ? next + 1 : undefined));
      const item = pending[next] as JobItem;
      const outcome = together > 0 ? "finished" : await finishItem(job, item);
      if (outcome === "left-off") return leaveOff(job);
      if (outcome !== "skipped") hopeless = outcome === "finished" ? 0 : hopeless + 1;
      next += together || 1;
      const isLast = next === pending.length;
      if (typeof outcome === "object" && hopeless >= MOST_HOPELESS && !isLast && (await pause(job, outcome.hopeless))) return;
      events.notify(job.id);
      // Saving on SQLite never waits: let visitors' requests in between.
      await nextTurn();
      if (pauseMs > 0 && !isLast) await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
    await finish(job, "done");
  }

  /** How many titles were done, the first ones, by a writer that needs nobody; none when the first is to be done by itself. */
  async function finishTogether(job: ClaimedJob, items: readonly JobItem[]): Promise<number> {
    const writer = parts.writers[job.kind];
    return "getReady" in writer ? await saveTogether(parts.pageWriter, job, items, writer) : 0;
  }

  async function finishItem(job: ClaimedJob, item: JobItem): Promise<Outcome> {
    if (await skipExisting(connection.db, job, item)) {
      jobItems.add("skipped");
      return "skipped";
    }
    const lease = keepLease(leases, events, job.id, stopping.signal);
    try {
      await savePage(job, item, lease.signal);
      return "finished";
    } catch (error) {
      if (lease.signal.aborted) return "left-off";
      // The run waits until it can be saved.
      if (isDatabaseTrouble(error)) throw error;
      onError(error);
      const message = error instanceof Error ? error.message : String(error);
      await endItem(connection.db, item.id, { status: "failed", error: message });
      jobItems.add("failed");
      return error instanceof AiFailure && isOfProvider(error.kind) ? { hopeless: message } : "finished";
    } finally {
      await lease.release();
    }
  }

  /** After an interruption: the run was cancelled, the server stops, or another process has taken the run over. */
  async function leaveOff(job: Job): Promise<void> {
    if (stopping.signal.aborted) return leases.releaseLease(job.id);
    const { held, cancelRequested } = await leases.renewLease(job.id);
    if (held && cancelRequested) await finish(job, "cancelled");
  }

  async function savePage(job: ClaimedJob, item: JobItem, signal: AbortSignal): Promise<void> {
    const writer = parts.writers[job.kind];
    const write: WritePage = "getReady" in writer ? async (title) => (await writer.getReady())(title, job, connection.db) : writer;
    const draft = await write(item.title, job, {
      signal,
      earlierAttempts: item.attempts,
      earlierAnswer: item.attempts && (await parts.jobs.findAnswer(item.id)),
      async keepAttempts(attempts, answer) {
        await parts.jobs.keepAttempts(item.id, attempts, answer);
        events.notify(job.id);
      },
    });
    const page = await saveItemPage(parts.pageWriter, job, item, draft);
    if (page) jobItems.add(page.held ? "held" : "done");
  }

  async function finish(job: Job, status: "done" | "cancelled"): Promise<void> {
    await parts.jobs.finishJob(job.id, status);
    parts.onFinish?.();
    events.notify(job.id);
  }

  /** False when the run was cancelled meanwhile. */
  async function pause(job: Job, reason: string): Promise<boolean> {
    if (!(await parts.jobs.pauseJob(job.id, reason))) return false;
    await parts.onPause?.(job);
    parts.onFinish?.();
    events.notify(job.id);
    return true;
  }

  return {
    /** Looks for work at once, and from then on every few seconds too. */
    wake(): void {
      if (stopping.signal.aborted) return;
      if (isQueued) return;
      isQueued = true;
      if (looking) void looking.soon(workThroughJobs);
      else looking = startUpkeep([workThroughJobs], onError, LOOK_EVERY_MS);
    },

    /** Lets the title under way end, or interrupts it where its writer can be, gives the run back and resolves. */
    async stop(): Promise<void> {
      stopping.abort();
      await looking?.stop();
    },
  };
}
