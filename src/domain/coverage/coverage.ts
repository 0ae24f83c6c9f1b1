import type { CepRange } from "#domain/places/cep-range";
import type { Place } from "#domain/places/place";
import type { ServedArea } from "./area/served-names";

/** The area served, with what of it lies open and where its postal codes lie. */
export interface CoverageArea extends ServedArea {
  /** Cities nearby where the company goes only after it was asked. */
  askCities: readonly string[];
  cepRanges: readonly CepRange[];
}

/** Why a place is to be asked for: its name is that of several, it lies nearby, or nobody knows it. */
type AskReason = "namesake" | "nearby" | "unknown";

/** Whether the company goes to a place: yes, perhaps, no. */
export type Coverage =
  | {
      answer: "served";
      /** As in running text: "Centro, Guarulhos". */
      name: string;
      /** As the lists of the site have it. */
      city: string;
      /** The one with a page of its own. */
      place?: Place | undefined;
      isShippingFree: boolean;
    }
  /** `name` is empty where only a postal code is known; `choices` are names that leave nothing open. */
  | { answer: "ask"; name: string; why: AskReason; choices: readonly string[] }
  | { answer: "outside"; name: string };
