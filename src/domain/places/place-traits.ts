import type { PlaceRecord } from "./place-record";

/** What is known of a place as data, for pages about the place. */
export interface PlaceTraits extends Omit<PlaceRecord, "slug"> {
  /** Slugs of places nearby. */
  nearby: readonly string[];
}

/** The traits alone of a text that has more. */
export function pickTraits({ gates, uses, grounds, preposition, nearby, knows }: PlaceTraits): PlaceTraits {
  return { gates, uses, grounds, preposition, nearby, knows };
}
