import { DAY_MS } from "#domain/calendar/days";
import type { Log } from "../log/log";

/** A part of the site that goes on as long as it runs. */
export interface Part {
  /** Done at start and each day. */
  forgetOld?(): Promise<unknown>;
  /** Lets what is under way end. */
  stop?(): unknown;
}

export type Lifetime = ReturnType<typeof createLifetime>;

/** What parts of the site leave with it as they start: each is tidied up and stopped before those it was made of. */
export function createLifetime(log: Pick<Log, "error">) {
  const stopping = new AbortController();
  const daily: Task[] = [];
  const ends: (() => unknown)[] = [];
  let upkeep: ReturnType<typeof startUpkeep> | undefined;

  return {
    /** Aborts when the site begins to stop: what would not end by itself must end then. */
    stopping: stopping.signal,

    /** Has a part tidied up each day, and stopped at the end. */
    keep<T extends object>(part: T & Part): T {
      if (part.forgetOld) daily.push(() => part.forgetOld?.() as Promise<unknown>);
      if (part.stop) ends.push(() => part.stop?.());
      return part;
    },

    eachDay: (task: Task): void => void daily.push(task),

    /** Begins the daily work, when all parts are there. */
    begin(): void {
      upkeep = startUpkeep(daily.toReversed(), (error) => log.error({ err: error }, "daily upkeep"));
    },

    /** Does a task once, after those under way. */
    soon: (task: Task): void => void upkeep?.soon(task),

    beginStop: (): void => stopping.abort(),

    async stop(): Promise<void> {
      stopping.abort();
      const tidied = upkeep?.stop();
      for (const end of ends.toReversed()) await end();
      await tidied;
    },
  };
}

type Task = () => Promise<unknown>;

/**
 * Does tasks one after another, at once and every so often, until stopped. A round that is due while the last one is under way
 * is left out.
 */
export function startUpkeep(tasks: readonly Task[], onError: (error: unknown) => void, everyMs = DAY_MS) {
  let working = Promise.resolve();
  let isAtWork = false;
  let isStopped = false;

  const soon = (task: Task): Promise<void> => {
    working = working
      .then(async () => {
        if (!isStopped) await task();
      })
      .catch(onError);
    return working;
  };

  function work(): void {
    if (isAtWork) return;
    isAtWork = true;
    tasks.forEach(soon);
    void soon(async () => {
      isAtWork = false;
    });
  }

  work();
  const timer = setInterval(work, everyMs).unref();
  return {
    /** Does a task once, after those under way; resolves when it is done, has failed, or is left out because of a stop. */
    soon,

    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      await working;
    },
  };
}
