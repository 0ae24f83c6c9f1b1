import { countMistakes } from "#domain/text/count-mistakes";
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
