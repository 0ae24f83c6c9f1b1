import { EventEmitter, once } from "node:events";

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
