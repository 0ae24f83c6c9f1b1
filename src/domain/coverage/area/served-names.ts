import { onceFor } from "#domain/memo/once-for";
import type { Place } from "#domain/places/place";
import { foldText } from "#domain/text/fold";
import { buildLexicon } from "#domain/text/words";
import type { Brazil, NamedPlace } from "./brazil";
import { CAPITAL_NEIGHBOURHOODS, DOUBTFUL, NEIGHBOURHOODS } from "./brazil-names";

/** Where the company goes, and the country that lies around it. */
export interface ServedArea {
  /** Those with a page of their own. */
  places: readonly Place[];
  /** Cities without one. */
  cities: readonly string[];
  brazil: Brazil;
}

interface Served {
  place?: Place | undefined;
  /** A neighbourhood: the name may be a city's too. */
  isOpen: boolean;
}

/** What is served, by its folded name. */
export const getServed = ({ places, cities }: Pick<ServedArea, "places" | "cities">) => servedBy(places)(cities);

const servedBy = onceFor((places: readonly Place[]) =>
  onceFor((cities: readonly string[]) => {
    const served = new Map<string, Served>();
    for (const name of [...NEIGHBOURHOODS.split("|"), ...CAPITAL_NEIGHBOURHOODS.split("|")]) served.set(foldText(name), { isOpen: true });
    for (const place of places) served.set(foldText(place.name), { place, isOpen: !place.isCity });
    for (const city of [...cities, ...places.map(({ cityName }) => cityName)]) served.set(foldText(city), { isOpen: false });
    return { served, lexicon: buildLexicon<true>([...served.keys()].map((name) => [true, name] as const)) };
  }),
);

/** Whether who names a neighbourhood served may as well mean the place of the same name elsewhere. */
export const mayBeElsewhere = ({ name, isLarge }: Pick<NamedPlace, "name" | "isLarge">): boolean => isLarge || DOUBTFUL.has(name);
