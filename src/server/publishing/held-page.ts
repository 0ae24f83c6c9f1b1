import type { Allowance, Reason, RuleId } from "#domain/page/reason";

/** A page that visitors see may not become what was written: nothing was. */
export class HeldPage extends Error {
  readonly reasons: readonly Reason[];

  constructor(reasons: readonly Reason[]) {
    super(reasons.map(({ says }) => says).join(" "));
    this.reasons = reasons;
  }
}

/** What is public already may not say this. */
export type Held = { outcome: "held"; reasons: readonly Reason[] };

/** What the editor is answered for it; any other error goes on. */
export function toHeld(error: unknown): Held {
  if (error instanceof HeldPage) return { outcome: "held", reasons: error.reasons };
  throw error;
}

/** Past which rules an administrator let a page go public. */
export type KeptAllowance = Allowance & { rules: readonly RuleId[] };

export function readReasons(held: string | null): readonly Reason[] | undefined {
  return held === null ? undefined : (JSON.parse(held) as Reason[]);
}

export function readAllowance(allowed: string | null): KeptAllowance | undefined {
  return allowed === null ? undefined : (JSON.parse(allowed) as KeptAllowance);
}
