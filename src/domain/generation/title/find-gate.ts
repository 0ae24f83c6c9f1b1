import type { GateKind } from "#domain/gate/gate-kind";
import { analyseTitle } from "./analyse-title";
import type { ProductType } from "./title-analysis";

const gates: Partial<Record<ProductType, GateKind>> = {
  sliding: "deslizante",
  tilting: "basculante",
  pivoting: "pivotante",
  swing: "pivotante",
  articulated: "pivotante",
};

/**
 * The gate a title is about, if it names one.
 * @example findGate("Motor para portão de correr") // "deslizante"
 */
export function findGate(title: string): GateKind | undefined {
  return gates[analyseTitle(title).productType];
}
