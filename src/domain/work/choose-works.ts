import type { GateKind } from "#domain/gate/gate-kind";
import type { Place } from "#domain/places/place";
import type { Work, WorkService } from "./work";

const SHOWN = 3;

/** What a page is about, as far as works can match it. */
export interface WorkWish {
  place?: Pick<Place, "slug" | "city"> | undefined;
  gate?: GateKind | undefined;
  service?: WorkService | undefined;
}

/** The works that convince most on a page: of its neighbourhood, then of its city, then of its service and gate; the newest first. */
export function chooseWorks(works: readonly Work[], wish: WorkWish, places: readonly Place[]): Work[] {
  const nearby = listSlugsOfCity(places, wish.place?.city);
  const weigh = (work: Work) => {
    if (wish.place && work.place === wish.place.slug) return 4;
    if (nearby.has(work.place)) return 3;
    const isService = wish.service !== undefined && work.service === wish.service;
    const isGate = wish.gate !== undefined && work.gate === wish.gate;
    return isService && isGate ? 2 : isService || isGate ? 1 : 0;
  };
  return works
    .map((work) => ({ work, weight: weigh(work) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, SHOWN)
    .map(({ work }) => work);
}

/** What a visitor narrows the list of works to. */
export interface WorkFilter {
  service?: WorkService | undefined;
  gate?: GateKind | undefined;
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
function listSlugsOfCity(places: readonly Place[], city: string | undefined): ReadonlySet<string> {
  return new Set(places.filter((place) => place.city === city).map(({ slug }) => slug));
}
