import { FACT_GROUPS } from "#domain/facts/fact-groups";
import { toSearchText } from "#domain/text/search-text";
import type { RegisterField } from "./use-register";

/** The fields that have every word of a query in their label, group, help or value. */
export function findFields(fields: readonly RegisterField[], query: string): readonly RegisterField[] {
  const words = toSearchText(query).split(" ").filter(Boolean);
  if (words.length === 0) return fields;
  return fields.filter(({ label, group, help = "", text, fromEnvironment = "" }) => {
    const searched = toSearchText(`${label} ${FACT_GROUPS[group]} ${help} ${text} ${fromEnvironment}`);
    return words.every((word) => searched.includes(word));
  });
}
