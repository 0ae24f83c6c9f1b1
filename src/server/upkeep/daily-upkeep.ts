const DAY_MS = 86_400_000;

/** Forgets what is no more needed, one kind after another, at start and once a day, until stopped. */
export function startDailyUpkeep(tasks: readonly (() => Promise<unknown>)[], onError: (error: unknown) => void) {
  let working = Promise.resolve();
  let isStopped = false;
  const soon = (task: () => Promise<unknown>): void => {
    working = working
      .then(async () => {
        if (!isStopped) await task();
      })
      .catch(onError);
  };
  const work = () => tasks.forEach(soon);
  work();
  const timer = setInterval(work, DAY_MS).unref();
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
