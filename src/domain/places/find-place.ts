import { fromSlug } from "#domain/page/slug";
import type { Place } from "./place";

/** The place of a slug; for one nobody knows, a name made from its words and no group. */
export function resolvePlace(places: readonly Place[], slug: string): { place: Place; isKnown: boolean } {
  const known = places.find((place) => place.slug === slug);
  if (known) return { place: known, isKnown: true };
  const name = fromSlug(slug);
  return { place: { name, label: name, slug, city: name, isCity: true, groupId: "" }, isKnown: false };
}
