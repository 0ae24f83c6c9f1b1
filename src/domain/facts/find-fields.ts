import { hasWordsOf } from "#domain/text/search-text";
import { FACT_GROUPS, type FactGroup } from "./fact-groups";

interface Findable {
  label: string;
  group: FactGroup;
  help?: string | undefined;
  /** The value as a person reads it. */
  text: string;
  fromEnvironment?: string | undefined;
}

/** The fields that have every word of a query in their label, group, help or value. */
export function findFields<F extends Findable>(fields: readonly F[], query: string): readonly F[] {
  const has = hasWordsOf(query);
  return fields.filter(({ label, group, help = "", text, fromEnvironment = "" }) =>
    has(`${label} ${FACT_GROUPS[group]} ${help} ${text} ${fromEnvironment}`),
  );
}
