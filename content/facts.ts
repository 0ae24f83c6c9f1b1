/** The register of facts with its texts and the places served, for whoever quotes them. */
import { describeFacts } from "#domain/facts/published-business";
import { buildKnowledge } from "#domain/knowledge/knowledge";
import { listPlaces } from "#domain/places/place";
import { business } from "./business";
import { entries } from "./conhecimento/entries";
import { placeGroups } from "./places";
import { wording } from "./wording";

export const facts = {
  business,
  texts: describeFacts(business),
  places: listPlaces(placeGroups, wording.places),
  knowledge: buildKnowledge(entries),
};
