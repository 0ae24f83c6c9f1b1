import { fillBlanks } from "#domain/text/fill-blanks";
import { fromSlug, toSlug } from "#domain/text/slug";
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
  /** The city it lies in, or is, as `PlaceGroup` has it. */
  city: string;
  /** As in running text. */
  cityName: string;
  isCity: boolean;
  groupId: string;
  /** Where the place has a text that tells of it. */
  traits?: PlaceTraits | undefined;
}

/** What places are called. */
interface PlaceNames {
  /** In running text, by slug; the name of the group when absent. */
  findName?: (slug: string) => string | undefined;
  /** A neighbourhood in lists, with `{lugar}` and `{cidade}`, and the capital in lists, with `{cidade}`. */
  label: string;
  capital: string;
}

/**
 * Where something is: "na Mooca", "em Santana"; "em" where nothing is known of its name.
 * @example sayWhere(mooca) // "na Mooca"
 */
export const sayWhere = ({ name, traits }: Pick<Place, "name" | "traits">): string => `${traits?.preposition ?? "em"} ${name}`;

export const CAPITAL = "São Paulo";

/** Of places that no list of the site has. */
const NO_GROUP = "";

const PLAIN: PlaceNames = { label: "{lugar} - {cidade}", capital: "{cidade}" };

/** Every place of the groups, in their order. Addresses follow the groups, whatever places are called. */
export function listPlaces(groups: readonly PlaceGroup[], names: PlaceNames = PLAIN): Place[] {
  return groups.flatMap((group) =>
    group.cities
      ? group.cities.map((name) => toCity(name, group.id, names))
      : group.neighbourhoods.map((name) => toNeighbourhood(name, group.city, group.id, names)),
  );
}

/** Cities that are served and have no page: titles name them as they name the others. */
export function listCitiesWithoutPage(cities: readonly string[], places: readonly Place[]): Place[] {
  const known = new Set(places.filter(({ isCity }) => isCity).map(({ slug }) => slug));
  return [...new Set(cities)].filter((city) => !known.has(toSlug(city))).map((city) => toCity(city, NO_GROUP, PLAIN));
}

/** Every place that titles name: those with a page, then the cities that are served without one. */
export const listNamedPlaces = (places: readonly Place[], cities: readonly string[]): Place[] => [
  ...places,
  ...listCitiesWithoutPage(cities, places),
];

export const hasPage = ({ groupId }: Place): boolean => groupId !== NO_GROUP;

function toCity(city: string, groupId: string, names: PlaceNames): Place {
  const slug = toSlug(city);
  const name = names.findName?.(slug) ?? city;
  return { name, label: labelCity(city, names), slug, city, cityName: name, isCity: true, groupId };
}

/** The capital's neighbourhoods are known by their own name; elsewhere the city is part of the address, as "Centro" is everywhere. */
function toNeighbourhood(known: string, city: string, groupId: string, names: PlaceNames): Place {
  const slug = city === CAPITAL ? toSlug(known) : toSlug(`${known} ${city}`);
  const name = names.findName?.(slug) ?? known;
  const label = fillBlanks(names.label, { lugar: name, cidade: labelCity(city, names) });
  return { name, label, slug, city, cityName: nameCity(city, names), isCity: false, groupId };
}

const nameCity = (city: string, { findName }: PlaceNames): string => findName?.(toSlug(city)) ?? city;

function labelCity(city: string, names: PlaceNames): string {
  const name = nameCity(city, names);
  return city === CAPITAL ? fillBlanks(names.capital, { cidade: name }) : name;
}

/** The place of a slug; for one nobody knows, a name made from its words and no group. */
export function resolvePlace(places: readonly Place[], slug: string): { place: Place; isKnown: boolean } {
  const known = places.find((place) => place.slug === slug);
  if (known) return { place: known, isKnown: true };
  const name = fromSlug(slug);
  return { place: { name, label: name, slug, city: name, cityName: name, isCity: true, groupId: NO_GROUP }, isKnown: false };
}
