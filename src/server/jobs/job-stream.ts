import { setTimeout as sleep } from "node:timers/promises";
import { countFinished, isUnfinished } from "#domain/jobs/job";
import type { JobEvents } from "./job-events";
import { findJobProgress } from "./job-progress";
import type { JobStore } from "./job-store";

export interface JobStreamParts {
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
export function streamJobProgress(parts: JobStreamParts): Response {
  const closing = new AbortController();
  const signal = AbortSignal.any([parts.signal, closing.signal]);
  const body = new ReadableStream<string>({
    async start(controller) {
      try {
        for await (const text of progressTexts(parts, signal)) controller.enqueue(text);
        controller.close();
      } catch (error) {
        if (!signal.aborted) controller.error(error);
      }
    },
    cancel: () => closing.abort(),
  });
  return new Response(body.pipeThrough(new TextEncoderStream()), {
    headers: { "content-type": "text/event-stream", "cache-control": "no-store", "x-accel-buffering": "no" },
  });
}

async function* progressTexts(
  { jobs, events, jobId, resultsFrom, isSignedIn }: JobStreamParts,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let sent = "";
  let lastSentAt = performance.now();
  let from = resultsFrom;
  while (!signal.aborted && (await isSignedIn())) {
    const progress = await findJobProgress(jobs, jobId, from);
    if (!progress) return;
    const data = JSON.stringify(progress);
    if (data !== sent) {
      from = countFinished(progress);
      yield `id: ${from}\nevent: progress\ndata: ${data}\n\n`;
      sent = JSON.stringify({ ...progress, resultsFrom: from, results: [] });
      lastSentAt = performance.now();
    } else if (performance.now() - lastSentAt > BEAT_EVERY_MS) {
      yield ": alive\n\n";
      lastSentAt = performance.now();
    }
    if (!isUnfinished(progress.status)) return;
    await events.waitForChange(jobId, progress.status === "paused" ? BEAT_EVERY_MS : LOOK_EVERY_MS, signal);
    await sleep(LOOK_AT_MOST_EVERY_MS, undefined, { signal }).catch(() => {});
  }
}
