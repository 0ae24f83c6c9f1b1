import type { Allowance, Reason, RuleId } from "#domain/publishing/reason";

/** A page that visitors see may not become what was written: nothing was. */
export class HeldPage extends Error {
  readonly reasons: readonly Reason[];

  constructor(reasons: readonly Reason[]) {
    super(reasons.map(({ says }) => says).join(" "));
    this.reasons = reasons;
  }
}

/** Past which rules an administrator let a page go public. */
export interface KeptAllowance extends Allowance {
  rules: readonly RuleId[];
}

export function readReasons(held: string | null): readonly Reason[] | undefined {
  return held === null ? undefined : (JSON.parse(held) as Reason[]);
}

export function readAllowance(allowed: string | null): KeptAllowance | undefined {
  return allowed === null ? undefined : (JSON.parse(allowed) as KeptAllowance);
}
