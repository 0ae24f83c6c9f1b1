import type { FactTexts } from "./fact-texts";

/**
 * Puts facts in place of their names between double braces.
 * @example fillFacts("Por {{plano-solo-preco}}.", texts) // "Por R$ 800."
 * @throws when a name is not in the register, with the name.
 */
export function fillFacts(text: string, facts: FactTexts): string {
  return text.replace(/\{\{\s*([\w-]+)\s*\}\}/g, (_, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (fact === undefined) throw new Error(`Unknown fact "{{${name}}}": add it to src/domain/facts/fact-texts.ts or correct the name`);
    return fact;
  });
}

/** A value with the facts put into every text inside it. */
export function fillFactsDeep<T>(value: T, facts: FactTexts): T {
  if (typeof value === "string") return fillFacts(value, facts) as T;
  if (Array.isArray(value)) return value.map((item) => fillFactsDeep(item, facts)) as T;
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillFactsDeep(inner, facts)])) as T;
}
