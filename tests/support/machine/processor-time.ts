/** How many milliseconds of its processor this thread needs for a work, however many others the machine is at. */
export function measureProcessorMs(work: () => void): number {
  const begun = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1000;
}
