import { AUDIT_KINDS, type AuditFinding, type AuditKind, type KindCounts } from "./audit-finding";

/** Findings of a kind that are kept: who has mended so many audits again. */
export const MOST_OF_KIND = 300;

/** Gathers what an audit finds, bounded however many pages there are; what is not kept is counted. */
export function gatherFindings(most = MOST_OF_KIND) {
  const kept = new Map<AuditKind, AuditFinding[]>();
  const counts: KindCounts = {};
  return {
    counts,
    add(finding: AuditFinding): void {
      const { kind } = finding;
      const count = counts[kind] ?? 0;
      counts[kind] = count + 1;
      if (count < most) kept.set(kind, [...(kept.get(kind) ?? []), finding]);
    },
    list: (): AuditFinding[] => AUDIT_KINDS.flatMap((kind) => kept.get(kind) ?? []),
  };
}

export type GatheredFindings = ReturnType<typeof gatherFindings>;
