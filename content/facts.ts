/** The register of facts with its texts and the places served, for whoever quotes them. */
import { describeFacts } from "#domain/facts/fact-texts";
import { listPlaces } from "#domain/places/place";
import { business } from "./business";
import { placeGroups } from "./places";
import { wording } from "./wording";

export const facts = { business, texts: describeFacts(business), places: listPlaces(placeGroups, wording.places) };
