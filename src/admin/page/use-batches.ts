import { useRef, useState } from "react";
import { useLeaveGuard } from "../ui/use-leave-guard";
import { type BatchOutcome, type BatchProgress, workInBatches } from "./batches";

export interface Batches {
  /** How far the work under way is. */
  progress: BatchProgress | undefined;
  /** Ends it after the call under way. */
  stop: () => void;
}

/** Work on many pages: tells how far it is, can be stopped, and asks before the screen is left meanwhile. */
export function useBatches() {
  const [progress, setProgress] = useState<BatchProgress>();
  const stopping = useRef<AbortController>(undefined);
  useLeaveGuard(progress !== undefined);

  return {
    progress,
    stop: () => stopping.current?.abort(),
    async run(ids: readonly string[], work: (some: string[]) => Promise<readonly string[]>, size?: number): Promise<BatchOutcome> {
      stopping.current = new AbortController();
      const outcome = await workInBatches(ids, work, { onProgress: setProgress, signal: stopping.current.signal, size });
      setProgress(undefined);
      return outcome;
    },
  };
}
