import type { FactTexts } from "#domain/facts/fact-names";
import type { PublishedBusiness } from "#domain/facts/published-business";
import type { Knowledge } from "#domain/knowledge/knowledge";
import type { Place } from "#domain/places/place";

/** What pages are written from. */
export interface ContentFacts {
  business: PublishedBusiness;
  /** From `describeFacts(business)`. */
  texts: FactTexts;
  /** What titles name, from `listNamedPlaces`. Pass the same array each time. */
  places: readonly Place[];
  /** From `buildKnowledge`. */
  knowledge: Knowledge;
}
