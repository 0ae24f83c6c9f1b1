import { type ClaimId, describeClaim } from "#domain/facts/claims";
import type { GivenProof, Proof } from "#domain/facts/proof/proof";
import type { ProofFields } from "#domain/facts/proof/proof-fields";
import type { LiveContent } from "../content/live-content";
import { PROOF } from "../content/publish-content";
import type { OwnerValues } from "../owner-values/owner-values";

export type Proofs = ReturnType<typeof createProofs>;

/** What the owner proves of what the site says; each change is on every page when it resolves. */
export function createProofs({ ownerValues, content }: { ownerValues: OwnerValues; content: LiveContent }) {
  async function save(id: ClaimId, value: unknown, seenVersion: number, by: string): Promise<boolean> {
    const saved = await ownerValues.save([{ path: PROOF + id, value, seenVersion }], by);
    if (saved.length > 0) await content.refresh();
    return saved.length > 0;
  }

  return {
    /**
     * Proves what the site says of a claim now.
     * @throws {StaleValueError} when somebody else did meanwhile.
     */
    give: (id: ClaimId, { what, source, date }: ProofFields, seenVersion: number, by: string): Promise<boolean> =>
      save(id, { what: what.trim(), source: source.trim(), date, confirmed: describeClaim(id, content.current.claimed) }, seenVersion, by),

    /** As `give`; false when there was none. */
    takeBack: (id: ClaimId, seenVersion: number, by: string): Promise<boolean> => save(id, null, seenVersion, by),

    /** Proofs that were given and taken back, the newest first. */
    async listHistory(id: ClaimId): Promise<GivenProof[]> {
      return (await ownerValues.listRevisions(PROOF + id)).map(({ value, savedBy, savedAt, version }) => {
        return { proof: (value as Proof | null) ?? undefined, by: savedBy, at: savedAt, version };
      });
    },
  };
}
