import { EventEmitter, once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { countFinished, countOutcomes, findRunPages, isUnfinished, type JobProgress } from "#domain/jobs/job";
import { JOB_KINDS } from "#domain/jobs/run-kind";
import { streamEvents } from "../events/event-stream";
import type { JobStore } from "./job-store";

export type JobEvents = ReturnType<typeof createJobEvents>;

/** Tells those who watch a run, in this process, that something changed. */
export function createJobEvents() {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    notify(jobId: string): void {
      emitter.emit(jobId);
    },

    /** Resolves at the next change of a run, when `ms` have passed, or when the signal aborts. */
    async waitForChange(jobId: string, ms: number, signal: AbortSignal): Promise<void> {
      await once(emitter, jobId, { signal: AbortSignal.any([signal, AbortSignal.timeout(ms)]) }).catch(() => {});
    },
  };
}

/**
 * Where a run stands, with the results of its items from a position on. Items are worked on in order, so all
 * before the first pending one are finished.
 */
export async function findJobProgress(store: JobStore, jobId: string, resultsFrom: number): Promise<JobProgress | undefined> {
  const job = await store.findJob(jobId);
  if (!job) return undefined;
  const items = await store.listItems(jobId);
  const current = job.status === "running" ? items.find((item) => item.status === "pending") : undefined;
  const { options, createdAt: _, finishedAt: __, ...run } = job;
  return {
    ...run,
    pages: findRunPages(options),
    ...countOutcomes((outcome) => items.filter(({ status }) => status === outcome).length),
    currentTitle: current?.title,
    currentAttempts: current?.attempts,
    resultsFrom,
    results: items.filter((item) => item.status !== "pending").slice(resultsFrom),
  };
}

interface JobStreamParts {
  jobs: JobStore;
  events: JobEvents;
  jobId: string;
  /** How many results the client already has. */
  resultsFrom: number;
  /** Whether the watcher's session has neither ended nor been revoked. */
  isSignedIn: () => Promise<boolean>;
  signal: AbortSignal;
}

/** Another process may be the one at work: look even when this one heard nothing. */
const LOOK_EVERY_MS = 1000;
const BEAT_EVERY_MS = 15_000;
/** Nobody reads faster, and each look reads the whole run. */
const LOOK_AT_MOST_EVERY_MS = 100;

/**
 * A run's progress as server-sent events until it ends: `progress` with a `JobProgress`, whose event id is the
 * number of results so far, so that a client that reconnects gets only what it missed.
 */
export function streamJobProgress({ jobs, events, jobId, resultsFrom, isSignedIn, signal: ending }: JobStreamParts): Response {
  return streamEvents(async (send, leaving) => {
    const signal = AbortSignal.any([ending, leaving]);
    try {
      await tellProgress(send, signal);
    } catch (error) {
      if (!ending.aborted) throw error;
    }
  });

  async function tellProgress(send: (event: string) => void, signal: AbortSignal): Promise<void> {
    let sent = "";
    let lastSentAt = performance.now();
    let from = resultsFrom;
    while (!signal.aborted && (await isSignedIn())) {
      const progress = await findJobProgress(jobs, jobId, from);
      if (!progress) return;
      const data = JSON.stringify(progress);
      if (data !== sent) {
        from = countFinished(progress);
        send(`id: ${from}\nevent: progress\ndata: ${data}\n\n`);
        sent = JSON.stringify({ ...progress, resultsFrom: from, results: [] });
        lastSentAt = performance.now();
      } else if (performance.now() - lastSentAt > BEAT_EVERY_MS) {
        send(": alive\n\n");
        lastSentAt = performance.now();
      }
      if (!isUnfinished(progress.status)) return;
      await events.waitForChange(jobId, progress.status === "paused" ? BEAT_EVERY_MS : LOOK_EVERY_MS, signal);
      await sleep(LOOK_AT_MOST_EVERY_MS, undefined, { signal }).catch(() => {});
    }
  }
}

/** The runs that are not over, without their results. */
export async function listUnderWay(store: JobStore): Promise<JobProgress[]> {
  const latest = await Promise.all(JOB_KINDS.map((kind) => store.findLatestJob(kind)));
  const unfinished = latest.flatMap((job) => (job && isUnfinished(job.status) ? findJobProgress(store, job.id, job.total) : []));
  const found = await Promise.all(unfinished);
  return found.filter((progress) => progress !== undefined);
}
