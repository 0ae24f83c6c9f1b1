import type { GateKind } from "#domain/gate/gate-kind";
import { splitWords } from "#domain/text/words";
import { listNamedGates } from "./reading/find-circumstance";

/**
 * The gate a title is about, if it names one.
 * @example findGate("Motor para portão de correr") // "deslizante"
 */
export function findGate(title: string): GateKind | undefined {
  return listNamedGates(splitWords(title))[0];
}
