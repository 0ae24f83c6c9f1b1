import type { ChangedFact } from "#server/facts/fact-register";

/** What the record of what was done says of changed fields. */
export function toFactActivities(changed: readonly ChangedFact[]) {
  return changed.map(({ path, label, before, after }) => ({ id: path, title: label, before, after }));
}
