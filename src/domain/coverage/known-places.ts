import { onceFor } from "#domain/memo/once-for";
import { CAPITAL, type Place } from "#domain/places/place";
import { toSearchText } from "#domain/text/search-text";
import { fromSlug, toSlug } from "#domain/text/slug";
import { CAPITAL_NEIGHBOURHOODS } from "./area/brazil-names";
import type { ServedArea } from "./area/served-names";

export interface KnownPlace {
  /** As in running text: "Centro, Guarulhos". */
  name: string;
  /** The name alone, without the city. */
  shortName: string;
  city: string;
  place?: Place | undefined;
}

type Names = ReadonlyMap<string, readonly KnownPlace[]>;

/** Places served by everything they may be called, as a search compares it; several share a name. */
export const getKnownPlaces = ({ places, cities }: Pick<ServedArea, "places" | "cities">): Names => knownBy(places)(cities);

const knownBy = onceFor((places: readonly Place[]) => onceFor((cities: readonly string[]) => namePlaces(places, cities)));

function namePlaces(places: readonly Place[], cities: readonly string[]): Names {
  const names = new Map<string, KnownPlace[]>();
  const add = (known: KnownPlace, ...called: readonly string[]) => {
    for (const key of new Set(called.map(toSearchText))) names.set(key, [...(names.get(key) ?? []), known]);
  };
  for (const place of places) add(...nameServed(place));
  for (const city of cities) {
    if (!names.has(toSearchText(city))) add({ name: city, shortName: city, city }, city, `${city} SP`, toSlug(city));
  }
  for (const city of listCities(names)) {
    const alias = /^(.+?) d[aeo]s? /.exec(city.name)?.[1];
    // "Santana" is the neighbourhood, whoever lives in Santana de Parnaíba; "Taboão" may be either.
    if (alias && !names.get(toSearchText(alias))?.some((one) => one.city === CAPITAL)) add({ ...city, shortName: city.name }, alias);
  }
  for (const name of CAPITAL_NEIGHBOURHOODS.split("|")) {
    if (!names.has(toSearchText(name))) add({ name: `${name}, ${CAPITAL}`, shortName: name, city: CAPITAL }, name, `${name} ${CAPITAL}`);
  }
  for (const [zone, city] of listZones(places)) add({ name: `${zone}, ${city}`, shortName: zone, city }, zone, `${zone} ${city}`);
  return names;
}

const listCities = (names: Names): KnownPlace[] =>
  [...new Set([...names.values()].flat())].filter(({ name, shortName, city }) => name === shortName && name === city);

function nameServed(place: Place): [KnownPlace, ...string[]] {
  const { name, label, slug, city, cityName, isCity } = place;
  if (!isCity) {
    const capital = city === CAPITAL ? [`${name} ${city} capital`, `${name} capital`] : [];
    const known = { name: `${name}, ${cityName}`, shortName: name, city, place };
    return [known, name, label, slug, `${name} ${city}`, `${name} ${cityName}`, ...capital];
  }
  const capital = city === CAPITAL ? ["SP", "capital", `${city} capital`] : [];
  return [{ name, shortName: name, city, place }, name, label, slug, city, `${city} SP`, ...capital];
}

/** Groups of neighbourhoods that are called as a part of the city is: "zona-sul". */
function listZones(places: readonly Place[]): Map<string, string> {
  const cities = new Set(places.map(({ city }) => toSlug(city)));
  const groups = places.filter(({ isCity, groupId }) => !isCity && !cities.has(groupId));
  return new Map(groups.map(({ groupId, city }) => [fromSlug(groupId), city]));
}
