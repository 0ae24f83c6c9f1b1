import type { GateKind } from "#domain/gate/gate-kind";
import type { Ground, Use } from "./circumstance";

export const prepositions = ["em", "no", "na", "nos", "nas"] as const;

/** What a place's own text knows of it as data, for pages about the place. */
export interface PlaceTraits {
  /** Those common there. */
  gates: readonly GateKind[];
  uses: readonly Use[];
  grounds: readonly Ground[];
  /** Before the name: "na Mooca", "no Tatuapé", "em Santana". */
  preposition: (typeof prepositions)[number];
  /** Slugs of places nearby. */
  nearby: readonly string[];
  /** Sentences about gates there, each whole in itself. Facts stand by their names. */
  says: readonly string[];
}

/** The traits alone of a text that has more. */
export function pickTraits({ gates, uses, grounds, preposition, nearby, says }: PlaceTraits): PlaceTraits {
  return { gates, uses, grounds, preposition, nearby, says };
}
