import type { GateKind } from "#domain/gate/gate-kind";

/** What a leaf is made of, as far as a visitor can tell. */
export const leafKinds = ["aluminium", "bars", "sheet", "wood", "unknown"] as const;
export type LeafKind = (typeof leafKinds)[number];

/** Who opens the gate; `more` is more often than any of these. */
export const useKinds = ["home", "building", "shop", "more"] as const;
export type UseKind = (typeof useKinds)[number];

export const motorMakes = ["none", "own", "other"] as const;
export type MotorMake = (typeof motorMakes)[number];

/** What a visitor says of a gate. */
export interface EstimateAnswers {
  gate: GateKind;
  leaves: 1 | 2;
  /** In metres, to the centimetre, of the whole opening. */
  width: number;
  height: number;
  leaf: LeafKind;
  use: UseKind;
  motor: MotorMake;
  /** Of the motor that is there. */
  isWorking: boolean;
  hasRemotes: boolean;
}

/** Metres that a gate may measure at all, so that a slip of the keyboard is told. */
export const SIZES = { width: { min: 0.5, max: 20 }, height: { min: 0.5, max: 8 } } as const;
