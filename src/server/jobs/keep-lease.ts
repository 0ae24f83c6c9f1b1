import type { JobEvents } from "./job-events";
import type { JobLeases } from "./job-lease";

const RENEW_EVERY_MS = 2000;

interface KeptLease {
  leases: Pick<JobLeases, "renewLease">;
  events: JobEvents;
  jobId: string;
  /** The server stops. */
  stopping: AbortSignal;
}

/**
 * Keeps a run's lease while one of its titles is written, which may take longer than a lease lasts. The signal
 * aborts when the run is cancelled, by this process or another, when the lease is lost, or when the server stops.
 */
export function keepLease({ leases, events, jobId, stopping }: KeptLease): { signal: AbortSignal; release: () => Promise<void> } {
  const lost = new AbortController();
  const released = new AbortController();
  const signal = AbortSignal.any([stopping, lost.signal]);
  const over = AbortSignal.any([signal, released.signal]);

  async function watch(): Promise<void> {
    while (!over.aborted) {
      await events.waitForChange(jobId, RENEW_EVERY_MS, over);
      if (over.aborted) return;
      // A database that is away for a moment takes no lease from us; the next look tells.
      const lease = await leases.renewLease(jobId).catch(() => ({ held: true, cancelRequested: false }));
      if (!lease.held || lease.cancelRequested) lost.abort();
    }
  }

  const watching = watch();
  return {
    signal,
    async release() {
      released.abort();
      await watching;
    },
  };
}
