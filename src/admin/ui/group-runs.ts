/**
 * Neighbours of which the same is said, together.
 * @example groupRuns(["a", "b", "b", "a"], (letter) => letter) // [["a"], ["b", "b"], ["a"]]
 */
export function groupRuns<T>(items: readonly T[], keyOf: (item: T) => unknown): [T, ...T[]][] {
  const runs: [T, ...T[]][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last && keyOf(last[0]) === keyOf(item)) last.push(item);
    else runs.push([item]);
  }
  return runs;
}
