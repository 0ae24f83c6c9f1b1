import { type ClaimId, describeClaim } from "#domain/facts/claims";
import type { ProofFields } from "#domain/facts/proof/proof-fields";
import type { LiveContent } from "../content/live-content";
import { PROOF, toGivenProof } from "../content/publish-content";
import type { OwnerValues } from "../owner-values/owner-values";

export type Proofs = ReturnType<typeof createProofs>;

/** What the owner proves of what the site says; each change is on every page when it resolves. */
export function createProofs({ ownerValues, content }: { ownerValues: OwnerValues; content: LiveContent }) {
  return {
    /**
     * Proves what the site says of a claim now, or takes that back for null; false where that stood there already.
     * @throws {StaleValueError} when somebody else did meanwhile.
     */
    async save(id: ClaimId, fields: ProofFields | null, seenVersion: number, by: string): Promise<boolean> {
      const confirmed = describeClaim(id, content.current.claimed);
      const value = fields && { what: fields.what.trim(), source: fields.source.trim(), date: fields.date, confirmed };
      const saved = await ownerValues.save([{ path: PROOF + id, value, seenVersion }], by);
      if (saved.length > 0) await content.refresh();
      return saved.length > 0;
    },

    /** Proofs that were given and taken back, the newest first. */
    listHistory: async (id: ClaimId) => (await ownerValues.listRevisions(PROOF + id)).map(toGivenProof),
  };
}
