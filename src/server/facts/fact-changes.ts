import type { Business } from "#domain/facts/business";
import { type BusinessProblem, listBusinessProblems } from "#domain/facts/business-problems";
import { hasField, parseField, readField, withField } from "#domain/facts/fact-fields";
import { FACT, layFacts, partOf } from "../content/lay-facts";
import type { OwnerChange, OwnerValue } from "../owner-values/owner-values";

export interface FactChange {
  path: string;
  /** Null goes back to what the site came with. */
  typed: unknown;
  seenVersion: number;
}

/** What cannot be saved, by field; nothing was. */
export class FactProblemsError extends Error {
  readonly problems: readonly BusinessProblem[];

  constructor(problems: readonly BusinessProblem[]) {
    super(problems.map(({ path, message }) => `${path}: ${message}`).join("; "));
    this.problems = problems;
  }
}

/**
 * What would be saved: null where it is what the site came with.
 * @throws {FactProblemsError} when a value breaks a rule, by itself or with what the register says now.
 */
export function readChanges(now: Business, written: Business, changes: readonly FactChange[]): OwnerChange[] {
  /** Of two for one path the last. */
  const wanted = new Map<string, OwnerChange>();
  const problems: BusinessProblem[] = [];
  let business = now;
  for (const { path, typed, seenVersion } of changes) {
    const back = typed === null && hasField(written, path) ? { value: readField(written, path) } : undefined;
    const parsed = back ?? parseField(written, path, typed);
    if ("problem" in parsed) problems.push({ path, message: parsed.problem });
    else {
      wanted.set(path, { path: FACT + path, value: back ? null : parsed.value, base: readField(written, path), seenVersion });
      business = withField(business, path, parsed.value);
    }
  }
  if (problems.length === 0) problems.push(...listBusinessProblems(business));
  if (problems.length > 0) throw new FactProblemsError(problems);
  return [...wanted.values()];
}

/**
 * Others may have changed what goes with it since the register was read.
 * @throws {FactProblemsError} when all values together break a rule where something is changed.
 */
export function refuseBroken(written: Business, changes: readonly FactChange[], values: readonly OwnerValue[]): void {
  const parts = new Set(changes.map(({ path }) => partOf(path)));
  const problems = layFacts(written, values).problems.filter(({ path }) => parts.has(partOf(path)));
  if (problems.length > 0) throw new FactProblemsError(problems);
}
