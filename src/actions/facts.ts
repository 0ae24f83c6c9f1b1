import { describeFacts } from "#domain/facts/fact-texts";
import { defineCall } from "./call/define-call";

export const facts = {
  /** The facts that texts may quote, with what they say today; sentences with one that is not published are left out. */
  names: defineCall({
    async handler(_, { services }) {
      const { business, facts } = services.content.current;
      return Object.entries(describeFacts(business)).map(([name, text]) => ({
        name,
        label: name.replaceAll("-", " "),
        group: "",
        text,
        isPublished: Object.hasOwn(facts.texts, name),
      }));
    },
  }),
};
