import type { Plan, TradeInTier } from "#domain/facts/business";
import type { GateKind } from "#domain/gate/gate-kind";

/** A plan, or a package that a plan's motor comes in, at its price in the register; its name is that of the plan. */
export interface EstimateOffer extends Pick<Plan, "name" | "price" | "power" | "remotes" | "warrantyYears"> {
  /** Where it is sold as a package of its own. */
  packageName?: string;
}

/** What of a gate is held against what a plan is for. */
export interface Measure {
  kind: "width" | "area" | "weight" | "uses";
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

/** What a leaf is made of, as far as a visitor can tell. */
export const leafKinds = ["aluminium", "bars", "sheet", "wood", "unknown"] as const;

/** Who opens the gate; `more` is more often than any of these. */
export const useKinds = ["home", "building", "shop", "more"] as const;

export const motorMakes = ["none", "own", "other"] as const;

export interface EstimateAnswers {
  gate: GateKind;
  leaves: 1 | 2;
  /** In metres, to the centimetre, of the whole opening. */
  width: number;
  height: number;
  leaf: (typeof leafKinds)[number];
  use: (typeof useKinds)[number];
  motor: (typeof motorMakes)[number];
  /** Of the motor that is there. */
  isWorking: boolean;
  hasRemotes: boolean;
}

/** Metres that a gate may measure at all, so that a slip of the keyboard is told. */
export const SIZES = { width: { min: 0.5, max: 20 }, height: { min: 0.5, max: 8 } } as const;
