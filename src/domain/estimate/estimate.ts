import type { TradeInTier } from "#domain/facts/business";

/** A plan, or a package that a plan's motor comes in, at its price in the register. */
export interface EstimateOffer {
  /** Of the plan. */
  name: string;
  /** Where it is sold as a package of its own. */
  packageName?: string;
  price: number;
  power: string;
  remotes: number;
  warrantyYears: number;
}

/** What of a gate is held against what a plan is for. */
export type MeasureKind = "width" | "area" | "weight" | "uses";

export interface Measure {
  kind: MeasureKind;
  value: number;
  /** Of the plan that is recommended, or of the largest where none is. */
  limit: number;
}

/** What the site answers of a gate: a plan at its price, or why somebody has to see the gate first. */
export type Estimate =
  | {
      kind: "offer";
      offer: EstimateOffer;
      instalments: { times: number; amount: number };
      reasons: readonly Measure[];
      /** Nobody knows what the leaf is made of: the heaviest was supposed. */
      isHeaviestSupposed: boolean;
      tradeIn?: { tier: TradeInTier; price: number };
    }
  | {
      kind: "visit";
      /** `leaves`: two leaves are two motors; `together`: each measure fits some plan, and all of them none. */
      reasons: readonly (Measure | { kind: "leaves" | "together" | "often" })[];
      tradeIn?: { tier: TradeInTier };
    };
