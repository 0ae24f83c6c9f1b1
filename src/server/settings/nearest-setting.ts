import { SETTING_NAMES } from "./settings";

/** Names of at most so many letters are near with one mistake, longer ones with two. */
const SHORT = 5;

/** A line for each variable that is no setting but looks like one that was misspelt. */
export function describeMisspelt(env: NodeJS.ProcessEnv): string[] {
  return Object.keys(env).flatMap((name) => {
    const nearest = findNearestSetting(name);
    return nearest === undefined ? [] : [`${name} is no setting and was ignored: did you mean ${nearest}?`];
  });
}

/** The setting that somebody may have meant; undefined for a setting, and for what looks like none. */
export function findNearestSetting(name: string): string | undefined {
  if (SETTING_NAMES.includes(name)) return undefined;
  const near = SETTING_NAMES.map((setting) => ({ setting, distance: countMistakes(name.toUpperCase(), setting) }))
    .filter(({ setting, distance }) => distance <= (setting.length <= SHORT ? 1 : 2))
    .sort((one, other) => one.distance - other.distance);
  return near[0]?.setting;
}

/** Letters changed, missing, too many, or exchanged with their neighbour. */
function countMistakes(typed: string, meant: string): number {
  const counts = Array.from({ length: typed.length + 1 }, (_, row) =>
    Array.from({ length: meant.length + 1 }, (_, column) => row + column),
  );
  const at = (row: number, column: number) => counts[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= typed.length; row += 1) {
    for (let column = 1; column <= meant.length; column += 1) {
      const changed = typed[row - 1] === meant[column - 1] ? 0 : 1;
      const isExchanged = row > 1 && column > 1 && typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      const count = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + changed);
      const line = counts[row];
      if (line) line[column] = isExchanged ? Math.min(count, at(row - 2, column - 2) + 1) : count;
    }
  }
  return at(typed.length, meant.length);
}
