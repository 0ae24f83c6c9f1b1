import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../log/log";

/** Passes what it hears on to every search engine that takes part. */
const PUBLIC_ENDPOINT = "https://api.indexnow.org/indexnow";

/** Most addresses the protocol takes at once. */
const MAX_BATCH = 10_000;

export interface IndexNowOptions {
  siteUrl: string;
  /** Undefined: nobody is told anything. */
  readKey: () => string | undefined;
  endpoint?: string;
  log: Pick<Log, "info" | "warn">;
  /** How long changes are gathered before they are sent. */
  gatherMs?: number;
  /** Pause before each further attempt; as many attempts as pauses, and one. */
  retryMs?: readonly number[];
  timeoutMs?: number;
  /** Addresses kept while the endpoint does not answer; past that new ones are let go. */
  maxQueue?: number;
}

export type IndexNow = ReturnType<typeof createIndexNow>;

/** Tells search engines which addresses changed, in the background; a failure is logged and reaches nobody else. */
export function createIndexNow({
  siteUrl,
  readKey,
  endpoint = PUBLIC_ENDPOINT,
  log,
  gatherMs = 2000,
  retryMs = [5000, 30_000, 120_000],
  timeoutMs = 10_000,
  maxQueue = 50_000,
}: IndexNowOptions) {
  const queue = new Set<string>();
  const stopped = new AbortController();
  let dropped = 0;
  let isScheduled = false;
  let working: Promise<void> = Promise.resolve();

  function schedule(): void {
    if (isScheduled || stopped.signal.aborted) return;
    isScheduled = true;
    working = wait(gatherMs, undefined, { signal: stopped.signal, ref: false })
      .then(sendQueued)
      .catch(() => {})
      .finally(() => {
        isScheduled = false;
        if (queue.size > 0) schedule();
      });
  }

  async function sendQueued(): Promise<void> {
    const urls = [...queue].slice(0, MAX_BATCH);
    for (const url of urls) queue.delete(url);
    if (dropped > 0) log.warn({ urls: dropped }, "IndexNow queue was full");
    dropped = 0;
    for (const pause of [0, ...retryMs]) {
      if (pause > 0) await wait(pause, undefined, { signal: stopped.signal, ref: false });
      if ((await attempt(urls, stopped.signal)) !== "later") return;
    }
    log.warn({ urls: urls.length }, "IndexNow given up");
  }

  async function attempt(urls: readonly string[], signal: AbortSignal): Promise<"sent" | "refused" | "later"> {
    const key = readKey();
    if (key === undefined) return "refused";
    try {
      const answer = await fetch(endpoint, {
        method: "POST",
        headers: { "content-type": "application/json; charset=utf-8" },
        body: JSON.stringify({ host: new URL(siteUrl).host, key, keyLocation: `${siteUrl}/${key}.txt`, urlList: urls }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        redirect: "error",
      });
      await answer.body?.cancel();
      if (answer.ok) {
        log.info({ urls: urls.length }, "IndexNow notified");
        return "sent";
      }
      log.warn({ status: answer.status, urls: urls.length }, "IndexNow refused");
      return answer.status === 429 || answer.status >= 500 ? "later" : "refused";
    } catch (error) {
      // Stopping is no failure.
      signal.throwIfAborted();
      log.warn({ reason: toReason(error), urls: urls.length }, "IndexNow away");
      return "later";
    }
  }

  return {
    /** An address that became public, changed, or ceased to be; returns at once. */
    notify(path: string): void {
      if (readKey() === undefined || stopped.signal.aborted) return;
      const url = siteUrl + path;
      if (queue.size >= maxQueue && !queue.has(url)) dropped += 1;
      else queue.add(url);
      schedule();
    },

    /** Ends what is under way; what is still unsent gets one last, short attempt. */
    async stop(): Promise<void> {
      stopped.abort();
      await working;
      if (queue.size > 0) await attempt([...queue].slice(0, MAX_BATCH), AbortSignal.timeout(LAST_ATTEMPT_MS)).catch(() => {});
      queue.clear();
    },
  };
}

const LAST_ATTEMPT_MS = 1500;

function toReason(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
