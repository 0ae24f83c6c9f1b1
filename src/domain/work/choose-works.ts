import type { GateKind } from "#domain/gate/gate-kind";
import type { TitleReading } from "#domain/knowledge/read-title";
import type { Place } from "#domain/places/place";
import type { Work } from "./work";
import { serviceOfTitle, type WorkService } from "./work-service";

const SHOWN = 3;

/** What a page is about, as far as works can match it. */
export interface WorkWish {
  place?: Pick<Place, "slug" | "city"> | undefined;
  gate?: GateKind | undefined;
  service?: WorkService | undefined;
}

/** What a page made in the panel is about, by its title. */
export function wishOfTitle({ title, place, own }: Pick<TitleReading, "title" | "place" | "own">): WorkWish {
  return { place: place?.place, gate: own.gates?.[0], service: serviceOfTitle(title) };
}

/** What a page that comes with the site for a zone or a city is about: "zona-leste-portoes". */
export function placeOfLanding(slug: string, places: readonly Place[]): WorkWish["place"] {
  const group = slug.endsWith(LANDING_END) ? slug.slice(0, -LANDING_END.length) : undefined;
  const within = places.find(({ groupId }) => groupId === group);
  return within && { slug: within.groupId, city: within.city };
}

const LANDING_END = "-portoes";

/** Whether a work is of the very place and service that a page is about: there it is told whole, and is text of that page. */
export const isOfPage = (work: Pick<Work, "place" | "service" | "gate">, { place, service, gate }: WorkWish): boolean =>
  work.place === place?.slug && work.service === service && (gate === undefined || work.gate === gate);

/**
 * The works that convince most on a page: of its neighbourhood or of those of its zone, then of its city, then of its service
 * and gate. Of those that are as near, the ones of its service and gate; then the newest.
 */
export function chooseWorks(works: readonly Work[], wish: WorkWish, places: readonly Place[]): Work[] {
  const nearby = listSlugsOfCity(places, wish.place?.city);
  const within = new Set(places.filter(({ groupId }) => groupId === wish.place?.slug).map(({ slug }) => slug));
  const weigh = ({ place, service, gate }: Work) => {
    const nearness = place === wish.place?.slug || within.has(place) ? 8 : nearby.has(place) ? 4 : 0;
    return nearness + (service === wish.service ? 2 : 0) + (gate === wish.gate ? 1 : 0);
  };
  return works
    .map((work) => ({ work, weight: weigh(work) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, SHOWN)
    .map(({ work }) => work);
}

/** What a visitor narrows the list of works to. */
interface WorkFilter extends Pick<WorkWish, "service" | "gate"> {
  /** A city as places have it. */
  city?: string | undefined;
}

export function filterWorks(works: readonly Work[], { service, gate, city }: WorkFilter, places: readonly Place[]): Work[] {
  const ofCity = listSlugsOfCity(places, city);
  return works.filter(
    (work) => (!service || work.service === service) && (!gate || work.gate === gate) && (!city || ofCity.has(work.place)),
  );
}

/** The city's own and those of its neighbourhoods. */
const listSlugsOfCity = (places: readonly Place[], city: string | undefined): ReadonlySet<string> =>
  new Set(places.filter((place) => place.city === city).map(({ slug }) => slug));
