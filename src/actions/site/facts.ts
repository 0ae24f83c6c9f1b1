import { listFactFields } from "#domain/facts/fact-fields";
import { FACT_GROUPS } from "#domain/facts/fact-groups";
import { findFact } from "#domain/facts/fact-names";
import { listNamedFacts } from "#domain/facts/named/named-facts";
import { defineCall } from "../call/define-call";

const ORDER: readonly string[] = Object.values(FACT_GROUPS);

export const facts = {
  /** The facts that texts may quote, with what they say today; a sentence with one that is not published is left out. */
  names: defineCall({
    async handler(_, { services }) {
      const { business, facts } = services.content.current;
      const groups = new Map<string, string>(listFactFields(business).map(({ path, group }) => [path, FACT_GROUPS[group]]));
      const named = listNamedFacts(business).map(({ name, label, paths: [path = ""], text }) => ({
        name,
        label,
        group: groups.get(path) ?? "",
        text: findFact(facts.texts, name) ?? text,
        isPublished: findFact(facts.texts, name) !== undefined,
      }));
      return named.toSorted((one, other) => ORDER.indexOf(one.group) - ORDER.indexOf(other.group));
    },
  }),
};
