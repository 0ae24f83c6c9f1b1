import { type Claim, isInside } from "#domain/facts/claims";
import { type FactTexts, findFact, findQuotes } from "#domain/facts/fact-names";
import type { NamedFact } from "#domain/facts/named/named-fact";

/** Names that texts inside a value quote and nothing answers to, each once. */
export function findUnknownNames(value: unknown, facts: FactTexts): string[] {
  const names = new Set(findQuotes(JSON.stringify(value)).map(({ name }) => name));
  return [...names].filter((name) => findFact(facts, name) === undefined);
}

/** The facts that quote a claim by name. */
export function listNamesOfClaim({ paths }: Claim, names: readonly NamedFact[]): string[] {
  return names.filter((one) => one.paths.some((path) => paths.some((claimed) => isInside(path, claimed)))).map(({ name }) => name);
}
