/** Pages one call works on: few enough to be told of progress, and to wait for when one stops. */
const BATCH_SIZE = 100;

export type BatchProgress = { done: number; total: number };

interface BatchOptions {
  onProgress?: (progress: BatchProgress) => void;
  /** Ends the work before the next call. */
  signal?: AbortSignal;
  size?: number;
}

/**
 * Works on some ids after others; what one call did stays done when a later one fails. Never throws.
 * @returns What was changed, the rest of `workedOn` being so already, and why it ended before its time.
 */
export async function workInBatches(
  ids: readonly string[],
  work: (some: string[]) => Promise<readonly string[]>,
  { onProgress, signal, size = BATCH_SIZE }: BatchOptions = {},
): Promise<{ changed: string[]; workedOn: string[]; error?: unknown }> {
  const outcome = { changed: [] as string[], workedOn: [] as string[] };
  for (let from = 0; from < ids.length && !signal?.aborted; from += size) {
    onProgress?.({ done: from, total: ids.length });
    const some = ids.slice(from, from + size);
    try {
      outcome.changed.push(...(await work(some)));
    } catch (error) {
      return { ...outcome, error };
    }
    outcome.workedOn.push(...some);
  }
  return outcome;
}
