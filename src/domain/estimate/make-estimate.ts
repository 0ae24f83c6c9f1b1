import type { Plan, PlanLimits, TradeInTier } from "#domain/facts/business";
import { dividePrice } from "#domain/facts/divide-price";
import type { PublishedBusiness } from "#domain/facts/published-business";
import type { Estimate, EstimateAnswers, EstimateOffer, Measure } from "./estimate";

// The one place for which plan is enough for a gate, at what price, by limits in the register.

/** What of the register a price is made of. */
type EstimateFacts = Pick<PublishedBusiness, "plans" | "tiltPackages" | "tradeIn" | "technical" | "claims" | "estimate">;

interface Candidate {
  offer: EstimateOffer;
  measures: readonly Measure[];
}

/** The cheapest offer that is enough for the gate; a visit where none is, or where the price depends on what nobody sees from afar. */
export function makeEstimate(answers: EstimateAnswers, facts: EstimateFacts): Estimate {
  const tier = findTradeIn(answers, facts.tradeIn);
  const candidates = listCandidates(answers, facts);
  const [best] = candidates
    .filter(({ measures }) => measures.every(({ value, limit }) => value <= limit))
    .sort((one, other) => one.offer.price - other.offer.price);
  if (!best || answers.leaves === 2 || answers.use === "more")
    return { kind: "visit", reasons: listVisitReasons(answers, candidates), ...(tier && { tradeIn: { tier } }) };
  const { offer, measures } = best;
  const times = facts.claims.interestFreeInstallments;
  return {
    kind: "offer",
    offer,
    instalments: { times, amount: dividePrice(offer.price, times) },
    reasons: measures,
    isHeaviestSupposed: answers.leaf === "unknown" && measures.some(({ kind }) => kind === "weight"),
    ...(tier && tier.discount < offer.price && { tradeIn: { tier, price: offer.price - tier.discount } }),
  };
}

function listCandidates(answers: EstimateAnswers, { plans, tiltPackages, technical, estimate }: EstimateFacts): Candidate[] {
  const limitsOf = (plan: Plan | undefined) => estimate.limits.find(({ id }) => id === plan?.id);
  const weight = weighLeaf(answers, estimate);
  const width = (limit: number): Measure => ({ kind: "width", value: answers.width, limit: Math.min(limit, technical.maxGateLengthM) });
  const uses = ({ usesPerDay }: PlanLimits): Measure[] =>
    answers.use === "more" ? [] : [{ kind: "uses", value: estimate.usesPerDay[answers.use], limit: usesPerDay }];
  if (answers.gate === "basculante") {
    return tiltPackages.flatMap(({ model, maxAreaM2, ...sold }) => {
      const limits = limitsOf(plans.find(({ name }) => name === model));
      const area: Measure = { kind: "area", value: roundTo(answers.width * answers.height, 1), limit: maxAreaM2 };
      // A package carries the area that it is for in sheet metal, and of wood less.
      const heaviest: Measure = { kind: "weight", value: weight, limit: Math.floor(maxAreaM2 * estimate.leafKgPerM2.sheet) };
      const offer = { ...sold, name: model, packageName: sold.name };
      return limits ? [{ offer, measures: [area, heaviest, width(technical.maxGateLengthM), ...uses(limits)] }] : [];
    });
  }
  return plans.flatMap((offer) => {
    const limits = limitsOf(offer);
    if (!limits) return [];
    const [widthLimit, kgLimit] =
      answers.gate === "deslizante" ? [limits.slidingWidthM, limits.slidingKg] : [limits.swingWidthM, limits.swingKg];
    const measures: Measure[] = [width(widthLimit), { kind: "weight", value: weight, limit: kgLimit }, ...uses(limits)];
    return [{ offer, measures }];
  });
}

/** In whole kilos, by what leaves of its material are supposed to weigh; of an unknown one by the heaviest. */
function weighLeaf({ width, height, leaf }: EstimateAnswers, { leafKgPerM2 }: EstimateFacts["estimate"]): number {
  const kilos = leaf === "unknown" ? Math.max(...Object.values(leafKgPerM2)) : leafKgPerM2[leaf];
  return Math.ceil(roundTo(width * height * kilos, 3));
}

const roundTo = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places;

function listVisitReasons(
  { leaves, use }: EstimateAnswers,
  candidates: readonly Candidate[],
): Extract<Estimate, { kind: "visit" }>["reasons"] {
  const kinds = candidates[0]?.measures.map(({ kind }) => kind) ?? [];
  const largest = kinds.map((kind) => {
    const measures = candidates.flatMap(({ measures }) => measures.filter((one) => one.kind === kind));
    return measures.reduce((most, one) => (one.limit > most.limit ? one : most));
  });
  const told = [
    ...(leaves === 2 ? [{ kind: "leaves" as const }] : []),
    ...(use === "more" ? [{ kind: "often" as const }] : []),
    // What two leaves measure together is more than either has to be moved with.
    ...(leaves === 2 ? [] : largest.filter(({ value, limit }) => value > limit)),
  ];
  return told.length > 0 ? told : [{ kind: "together" }];
}

/** The largest discount that the motor there may bring, by what the register asks for it. */
function findTradeIn({ motor, isWorking, hasRemotes, use }: EstimateAnswers, tiers: readonly TradeInTier[]): TradeInTier | undefined {
  if (motor === "none") return undefined;
  const fits = tiers.filter(
    ({ needs }) =>
      (!needs.working || isWorking) &&
      (!needs.ownMake || motor === "own") &&
      (!needs.remotes || hasRemotes) &&
      (!needs.heavyUse || use !== "home"),
  );
  return fits.reduce<TradeInTier | undefined>((best, one) => (best && best.discount >= one.discount ? best : one), undefined);
}
