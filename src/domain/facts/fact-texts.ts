import type { Business } from "./business";
import { listNamedFacts } from "./named/named-facts";

/** Facts as they are written in running text, by the name used between double braces in content files. */
export type FactTexts = Readonly<Record<string, string>>;

/** Names every fact that running text may quote; what the owner left empty is none. */
export function describeFacts(business: Business): FactTexts {
  return Object.fromEntries(
    listNamedFacts(business)
      .filter(({ text }) => text !== "")
      .map(({ name, text }) => [name, text]),
  );
}
