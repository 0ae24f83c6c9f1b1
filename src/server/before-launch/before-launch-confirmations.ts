import type { Confirmation } from "#domain/before-launch/before-launch-check";
import type { OwnerValues } from "../owner-values/owner-values";

const PREFIX = "proof/";

/** What proves a claim. */
export interface Proof {
  what: string;
  source: string;
  /** "2026-11-20". */
  date: string;
  /** What was confirmed; another value asks for another confirmation. */
  confirmed: string;
}

export type BeforeLaunchConfirmations = ReturnType<typeof createBeforeLaunchConfirmations>;

/** What people confirmed before the launch, kept among the owner's values. */
export function createBeforeLaunchConfirmations(ownerValues: OwnerValues) {
  const findProof = async (id: string) => (await ownerValues.readAll()).find(({ path }) => path === PREFIX + id);

  return {
    async list(): Promise<Map<string, Confirmation>> {
      const proofs = (await ownerValues.readAll()).filter(({ path, value }) => path.startsWith(PREFIX) && value !== null);
      return new Map(
        proofs.map(({ path, value, savedBy, savedAt }) => [
          path.slice(PREFIX.length),
          { by: savedBy, at: savedAt, value: (value as Proof).confirmed },
        ]),
      );
    },

    async confirm(id: string, by: string, value: string): Promise<void> {
      const proof: Proof = { what: "", source: "", date: "", confirmed: value };
      await ownerValues.save([{ path: PREFIX + id, value: proof, seenVersion: (await findProof(id))?.version ?? 0 }], by);
    },

    /** False when it was not confirmed. */
    async undo(id: string, by: string): Promise<boolean> {
      const proof = await findProof(id);
      if (!proof || proof.value === null) return false;
      await ownerValues.save([{ path: PREFIX + id, value: null, seenVersion: proof.version }], by);
      return true;
    },
  };
}
