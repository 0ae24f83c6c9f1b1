import { listKnown, WHOLE_REGION } from "#domain/places/list-known";
import { hasPage, type Place } from "#domain/places/place";
import type { KnownOfPlace } from "#domain/places/place-record";
import { placePath } from "#domain/site/paths";
import { fromSlug, toSlug } from "#domain/text/slug";
import { bulletList, heading } from "../markup";
import { findAim } from "../narrower";
import { toHtml } from "../rich-text";
import { writePoint } from "./field";
import type { SectionContext } from "./section";

/** Places that a page about all of them tells what changes there. */
const MOST_TOLD = 16;

/** On the page of a service with all its places: what some of them change of it, then the way to each. */
export function writeAllPlaces({ reading, choose }: SectionContext, places: readonly Place[]): string[] {
  if (reading.place?.place.slug !== toSlug(WHOLE_REGION)) return [];
  const aim = findAim(reading);
  const served = places.filter(hasPage);
  const told = choose.shuffle(served).flatMap((place) => listKnown(place, places).find((known) => isOfService(known, aim))?.says ?? []);
  const fresh = told.filter((says) => choose.isFresh({ says: [says] }));
  return [
    heading("O que muda de um lugar para outro"),
    bulletList([...new Set([...fresh, ...told])].slice(0, MOST_TOLD).map(toHtml)),
    heading("Lugares atendidos"),
    bulletList(listGroups(served).flatMap(([name, of]) => writePoint(name, of.map(writeLink).join(", ")))),
  ];
}

function isOfService({ for: aims }: KnownOfPlace, aim: ReturnType<typeof findAim>): boolean {
  return aims?.includes(aim) ?? false;
}

/** Cities together, neighbourhoods by their zone or city. */
function listGroups(places: readonly Place[]): (readonly [name: string, places: Place[]])[] {
  const groups = Map.groupBy(places, ({ isCity, groupId }) => (isCity ? "Cidades" : fromSlug(groupId)));
  return [...groups];
}

function writeLink({ name, slug }: Place): string {
  return `[${name}](${placePath(slug)})`;
}
