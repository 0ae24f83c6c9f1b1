import { setImmediate as nextTurn } from "node:timers/promises";

/** Most visited pages rendered again after a purge. */
const MAX_PAGES = 24;
/** Changes that come together are waited for. */
const DELAY_MS = 50;
/** Between one pass and the next, however many purges there are. */
const PAUSE_MS = 1000;

interface PageWarmerParts {
  listExpired: (limit: number) => string[];
  render: (address: string) => Promise<unknown>;
  onError: (address: string, error: unknown) => void;
}

/** Renders the most visited pages again after a purge, one at a time, before somebody has to wait for them. */
export function createPageWarmer({ listExpired, render, onError }: PageWarmerParts) {
  let timer: NodeJS.Timeout | undefined;
  let isWorking = false;
  let isStopped = false;
  let purges = 0;
  let nextPassAt = 0;

  function schedule(): void {
    if (timer || isWorking || isStopped) return;
    timer = setTimeout(work, Math.max(DELAY_MS, nextPassAt - performance.now())).unref();
  }

  async function work(): Promise<void> {
    timer = undefined;
    isWorking = true;
    const purgesBefore = purges;
    nextPassAt = performance.now() + PAUSE_MS;
    for (const address of listExpired(MAX_PAGES)) {
      // What is rendered now would be old already.
      if (isStopped || purges !== purgesBefore) break;
      await render(address).catch((error) => onError(address, error));
      await nextTurn();
    }
    isWorking = false;
    if (purges !== purgesBefore) schedule();
  }

  return {
    notePurge(): void {
      purges += 1;
      schedule();
    },

    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
