import type { Business } from "#domain/facts/business";
import type { ClaimedContent } from "#domain/facts/claims";
import { listNamedFacts } from "#domain/facts/named/named-facts";
import { type GivenProof, listUnproven, type Proof } from "#domain/facts/proof/proof";
import { publishBusiness, publishTexts } from "#domain/facts/published-business";
import { isPublicAddress } from "#domain/site/public-address";
import type { Testimonial } from "#domain/testimonials/testimonial";
import { rateVoices } from "#domain/voice/to-testimonial";
import type { OwnerRevision, OwnerValue } from "../owner-values/owner-values";

/** Before the id of a claim, among the owner's values. */
export const PROOF = "proof/";

interface WholeContent {
  business: Business;
  phone: string;
  /** As the owner keeps them by hand, those that came with the site among them. */
  testimonials: readonly Testimonial[];
  /** What customers gave who wrote by a link of their own. */
  ratings: readonly number[];
}

/** What a site at this address may say of the business: strangers are told only what the owner can prove. */
export function publishContent(whole: WholeContent, ownerValues: readonly OwnerValue[], siteUrl: string) {
  const { phone } = whole;
  const real = whole.testimonials.filter(isReal);
  const rating = rateVoices([...whole.ratings, ...real.map(({ rating }) => rating)]);
  // The examples that came with the site stand only where no customer is quoted.
  const testimonials = rating ? real : whole.testimonials;
  const business = rating ? { ...whole.business, claims: { ...whole.business.claims, rating } } : whole.business;
  const exampleTestimonials = testimonials.filter(isExample).length;
  const claimed: ClaimedContent = { business, phone, exampleTestimonials, isRatingCounted: rating !== undefined };
  const proofs = readProofs(ownerValues);
  const unproven = listUnproven(claimed, proofs);
  const hidden = isPublicAddress(siteUrl) ? unproven : [];
  return {
    business: publishBusiness(business, hidden),
    texts: publishTexts(listNamedFacts({ ...business, contact: { ...business.contact, phone } }), hidden),
    testimonials: hidden.includes("testimonials") ? testimonials.filter((one) => !isExample(one)) : testimonials,
    /** What the site says that only the owner can prove. */
    claimed,
    /** By the ids of the claims. */
    proofs,
  };
}

const isExample = ({ state }: Testimonial) => state === "exemplo";
const isReal = ({ state }: Testimonial) => state === "publicado";

function readProofs(ownerValues: readonly OwnerValue[]): ReadonlyMap<string, GivenProof> {
  const proofs = ownerValues.filter(({ path }) => path.startsWith(PROOF));
  return new Map(proofs.map((given) => [given.path.slice(PROOF.length), toGivenProof(given)]));
}

export function toGivenProof({ value, savedBy, savedAt, version }: OwnerRevision): GivenProof {
  return { proof: (value as Proof | null) ?? undefined, by: savedBy, at: savedAt, version };
}
