/** The three ways a gate moves, by the word a visitor uses. */
export const gateKinds = ["deslizante", "basculante", "pivotante"] as const;

export type GateKind = (typeof gateKinds)[number];

export const gateNames: Record<GateKind, string> = { deslizante: "Deslizante", basculante: "Basculante", pivotante: "Pivotante" };
