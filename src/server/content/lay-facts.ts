import type { Business } from "#domain/facts/business";
import { listBusinessProblems } from "#domain/facts/business-problems";
import { type FactValue, hasField, parseField, withField } from "#domain/facts/fact-fields";
import type { OwnerValue } from "../owner-values/owner-values";

/** Before the path of a field, among the owner's values. */
export const FACT = "fact/";

/**
 * The register of the file with the owner's values over it; a field that the owner never changed follows the file. `unused`
 * are values that this release cannot use: their field is gone, its bounds are others, or it does not go with the rest, for
 * the `problems`.
 */
export function layFacts(written: Business, ownerValues: readonly OwnerValue[]) {
  const values = ownerValues.filter(({ path, value }) => path.startsWith(FACT) && value !== null);
  const usable = values.filter(({ path, value }) => isUsable(written, path.slice(FACT.length), value));
  const whole = lay(written, usable);
  const problems = listBusinessProblems(whole);
  if (problems.length === 0) return { business: whole, unused: values.filter((value) => !usable.includes(value)), problems };
  // Which of two values is wrong nobody knows: all of that part of the register fall back to the file.
  const broken = new Set(problems.map(({ path }) => partOf(path)));
  const used = usable.filter(({ path }) => !broken.has(partOf(path.slice(FACT.length))));
  return { business: lay(written, used), unused: values.filter((value) => !used.includes(value)), problems };
}

function lay(written: Business, values: readonly OwnerValue[]): Business {
  return values.reduce((laid, { path, value }) => withField(laid, path.slice(FACT.length), value as FactValue), written);
}

function isUsable(written: Business, path: string, value: unknown): boolean {
  return hasField(written, path) && "value" in parseField(written, path, value);
}

/** The part of the register a field is of; rules between fields stay within one. @example partOf("plans.solo.price") // "plans" */
export function partOf(path: string): string {
  return path.slice(0, path.indexOf("."));
}
