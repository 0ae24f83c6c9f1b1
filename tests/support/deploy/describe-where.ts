import { describe } from "vitest";
import { findMissing } from "../../../scripts/deploy-needs.mjs";

/** Tests that need programs, or root: left out where something is missing, and named by it. */
export function describeWhere(needed: readonly string[], name: string, tests: () => void): void {
  const missing = findMissing([...needed]);
  if (missing.length === 0) describe(name, tests);
  else describe.skip(`${name}: NOT tried, for there is no ${missing.join(", no ")}`, tests);
}
