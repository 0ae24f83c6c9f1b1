import { z } from "zod";

const names = z.array(z.string().min(1)).min(1).readonly();
const group = { id: z.string().regex(/^[a-z0-9-]+$/), name: z.string().min(1) };

const placeGroup = z.union([
  z.strictObject({ ...group, cities: names }),
  z.strictObject({ ...group, city: z.string(), neighbourhoods: names }),
]);

/** The file `content/places.yaml`: places with a page by group, and the cities with free shipping, of groups and besides. */
export const placesSchema = z.strictObject({
  groups: z.array(placeGroup),
  freeShipping: z.strictObject({ groups: z.array(z.string()), cities: z.array(z.string()) }),
});
