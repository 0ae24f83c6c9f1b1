import { CLAIMS, type ClaimedContent, type ClaimId, describeClaim } from "../claims";
import { findModelContradiction } from "../motor-power";
import { findPriceContradictions } from "../price-contradictions";

/** What proves a claim; one that was confirmed before proofs were asked for has the last part alone. */
export interface Proof {
  what: string;
  /** Where it can be seen. */
  source: string;
  /** "2026-11-20". */
  date: string;
  /** What the site said then; another value asks again. */
  confirmed: string;
}

/** A proof with who gave it, or took it back, and when. */
export interface GivenProof {
  /** Absent where it was taken back. */
  proof?: Proof;
  /** E-mail. */
  by: string;
  at: Date;
  /** To be named by whoever saves over it. */
  version: number;
}

/** The claims that the site makes; none of testimonials once those that came with it are gone, nor of a rating that is counted. */
export function listClaims({ exampleTestimonials, isRatingCounted = false }: ClaimedContent): typeof CLAIMS {
  const isMade = { testimonials: exampleTestimonials > 0, rating: !isRatingCounted } as Partial<Record<ClaimId, boolean>>;
  return CLAIMS.filter(({ id }) => isMade[id] ?? true);
}

/** Why nobody can confirm a claim as it stands: one product has two prices, or one motor two powers. */
export function findContradiction(id: ClaimId, { business }: ClaimedContent): string | undefined {
  if (id === "models") return findModelContradiction(business);
  if (id !== "offers") return undefined;
  return findPriceContradictions(business).find(({ paths }) => paths.some((path) => path.startsWith("offers.")))?.message;
}

/** Whether somebody confirmed a claim as the site makes it now. */
export const isProven = (id: ClaimId, content: ClaimedContent, proof: Proof | undefined): boolean =>
  proof?.confirmed === describeClaim(id, content) && !findContradiction(id, content);

export function listUnproven(content: ClaimedContent, proofs: ReadonlyMap<string, GivenProof>): ClaimId[] {
  return listClaims(content)
    .map(({ id }) => id)
    .filter((id) => !isProven(id, content, proofs.get(id)?.proof));
}
