import { fromSlug, toSlug } from "#domain/page/slug";

/** A group of whole cities, or of neighbourhoods of one city. */
export type PlaceGroup = { id: string; name: string } & (
  | { cities: readonly string[]; city?: undefined; neighbourhoods?: undefined }
  | { city: string; neighbourhoods: readonly string[]; cities?: undefined }
);

export interface Place {
  /** As in running text: "Santana", "Guarulhos". */
  name: string;
  /** As in lists: "Centro - Guarulhos", "Santana - São Paulo (Capital)", "São Paulo (Capital)". */
  label: string;
  slug: string;
  /** The city it lies in, or is. */
  city: string;
  isCity: boolean;
  groupId: string;
}

const CAPITAL = "São Paulo";

/** Every place of the groups, in their order. */
export function listPlaces(groups: readonly PlaceGroup[]): Place[] {
  return groups.flatMap((group) =>
    group.cities
      ? group.cities.map((name) => toCity(name, group.id))
      : group.neighbourhoods.map((name) => toNeighbourhood(name, group.city, group.id)),
  );
}

function toCity(name: string, groupId: string): Place {
  return { name, label: withCapital(name), slug: toSlug(name), city: name, isCity: true, groupId };
}

/** The capital's neighbourhoods are known by their own name; elsewhere the city is part of the address, as "Centro" is everywhere. */
function toNeighbourhood(name: string, city: string, groupId: string): Place {
  const slug = city === CAPITAL ? toSlug(name) : toSlug(`${name} ${city}`);
  return { name, label: `${name} - ${withCapital(city)}`, slug, city, isCity: false, groupId };
}

function withCapital(city: string): string {
  return city === CAPITAL ? `${city} (Capital)` : city;
}

/** The place of a slug; for one nobody knows, a name made from its words and no group. */
export function resolvePlace(places: readonly Place[], slug: string): { place: Place; isKnown: boolean } {
  const known = places.find((place) => place.slug === slug);
  if (known) return { place: known, isKnown: true };
  const name = fromSlug(slug);
  return { place: { name, label: name, slug, city: name, isCity: true, groupId: "" }, isKnown: false };
}
