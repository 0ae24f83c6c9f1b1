import type { PlaceGroup } from "#domain/places/place";
import { placesSchema } from "#domain/places/places-schema";
import { readDataFile } from "./read-data";

const { groups, freeShipping } = readDataFile(new URL("./places.yaml", import.meta.url), placesSchema);

/** Every place with a page of its own. */
export const placeGroups: readonly PlaceGroup[] = groups;

/** Cities that have a page, of some groups, and others. */
export const freeShippingCities: readonly string[] = [
  ...freeShipping.groups.flatMap((wanted) => placeGroups.find(({ id }) => id === wanted)?.cities ?? []),
  ...freeShipping.cities,
];
