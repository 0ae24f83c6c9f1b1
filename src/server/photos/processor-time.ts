const LOOK_EVERY_MS = 1000;

/**
 * Acts once this process has worked for so long since, on all its threads together; how long it waits for its turn on a
 * busy machine does not count. Gives what ends it.
 */
export function afterProcessorTime(ms: number, act: () => void): () => void {
  const before = process.cpuUsage();
  const end = () => clearInterval(timer);
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 <= ms) return;
    end();
    act();
  }, LOOK_EVERY_MS);
  return end;
}
