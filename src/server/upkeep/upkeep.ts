import { DAY_MS } from "#domain/calendar/days";

/** Something that is done again and again. */
export type Task = () => Promise<unknown>;

/** Forgets what is no more needed, one kind after another, at start and every so often, until stopped. */
export function startUpkeep(tasks: readonly Task[], onError: (error: unknown) => void, everyMs = DAY_MS) {
  let working = Promise.resolve();
  let isStopped = false;
  const soon = (task: Task): void => {
    working = working
      .then(async () => {
        if (!isStopped) await task();
      })
      .catch(onError);
  };
  const work = () => tasks.forEach(soon);
  work();
  const timer = setInterval(work, everyMs).unref();
  return {
    /** Does a task once, after those under way. */
    soon,

    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      await working;
    },
  };
}
