import { listFactFields } from "#domain/facts/fact-fields";
import { FACT_GROUPS } from "#domain/facts/fact-groups";
import { listNamedFacts } from "#domain/facts/named/named-facts";
import { defineCall } from "./call/define-call";

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
        text,
        isPublished: Object.hasOwn(facts.texts, name),
      }));
      return named.toSorted((one, other) => ORDER.indexOf(one.group) - ORDER.indexOf(other.group));
    },
  }),
};
