import { onceFor } from "#domain/memo/once-for";
import { foldText } from "#domain/text/fold";
import { toSlug } from "#domain/text/slug";
import type { Place } from "./place";
import type { KnownOfPlace } from "./place-record";

const NOTHING: readonly KnownOfPlace[] = [];

/** All that is served, as titles call it. */
export const WHOLE_REGION = "Grande São Paulo";

/** What titles call a group of places otherwise than its address. */
const GROUP_OF: Readonly<Record<string, string>> = { "centro-de-sao-paulo": "centro" };

const known = onceFor((_: readonly Place[]) => new Map<string, readonly KnownOfPlace[]>());

/** What is known of a place; of a city that of its neighbourhoods too, of a region that of its places, as far as it names them. */
export function listKnown(place: Place, places: readonly Place[]): readonly KnownOfPlace[] {
  const ofPlaces = known(places);
  const listed = ofPlaces.get(place.slug) ?? [
    ...(place.traits?.knows ?? NOTHING),
    ...listWithin(place, places).flatMap(({ name, traits }) => traits?.knows.filter(({ says }) => namesPlace(says, name)) ?? NOTHING),
  ];
  ofPlaces.set(place.slug, listed);
  return listed;
}

/** The places that lie in a city or a region. */
export function listWithin({ slug, name, isCity, traits }: Place, places: readonly Place[]): Place[] {
  if (traits && !isCity) return [];
  const group = GROUP_OF[slug] ?? slug;
  return places.filter(
    (one) => one.slug !== slug && (one.groupId === group || (!one.isCity && one.city === name) || slug === toSlug(WHOLE_REGION)),
  );
}

/** Whether a sentence says a place's name. */
export const namesPlace = (text: string, name: string): boolean => foldText(text).includes(foldText(name));
