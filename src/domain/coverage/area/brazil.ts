import { onceFor } from "#domain/memo/once-for";
import { foldText } from "#domain/text/fold";
import { buildLexicon, type Lexicon } from "#domain/text/words";
import { FAR_NAMES, FOREIGN_DISTRICTS, LARGE_CITIES, NICKNAMES, WIDE_NAMES, WORDS_OF_TITLES } from "./brazil-names";

/** Municipalities by the letters of their state, parted by "|", the capital first. */
export type MunicipalityList = Readonly<Record<string, { state: string; names: string }>>;

/** A place by its name alone: every municipality of that name, or a state, or a part of the country. */
export interface NamedPlace {
  /** Of a part of the country with its article: "o interior de São Paulo". */
  name: string;
  kind: "city" | "state" | "wide" | "district" | "far";
  /** The city of a district. */
  cityName?: string;
  /** Letters of the states it lies in, first that of the largest of the name. */
  states: readonly string[];
  /** The capital of a state, or known as widely as one. */
  isLarge: boolean;
  /** A word of titles besides. */
  isWord: boolean;
}

/** Every place of the country that a title may name. */
export interface Brazil {
  lexicon: Lexicon<NamedPlace>;
  /** Names of the states by their letters. */
  states: ReadonlyMap<string, string>;
}

/** Of the same list the same. */
export const buildBrazil = onceFor(
  (list: MunicipalityList): Brazil => ({
    lexicon: buildLexicon([...listPlaces(list)].map(([called, place]) => [place, called] as const)),
    states: new Map(Object.entries(list).map(([letters, { state }]) => [letters, state])),
  }),
);

/** By what they are called. */
function listPlaces(list: MunicipalityList): Map<string, NamedPlace> {
  const large = new Set(LARGE_CITIES.split("|"));
  const places = new Map<string, NamedPlace>();
  const add = (called: string, place: NamedPlace) => places.set(foldText(called), place);
  for (const [letters, { state, names }] of Object.entries(list)) {
    for (const [index, name] of names.split("|").entries()) {
      const key = foldText(name);
      const same = places.get(key);
      const isLargest = index === 0 || (large.has(name) && !same?.isLarge);
      const isLarge = isLargest || (same?.isLarge ?? false);
      const states = isLargest ? [letters, ...(same?.states ?? [])] : [...(same?.states ?? []), letters];
      places.set(key, { name, kind: "city", states, isLarge, isWord: WORDS_OF_TITLES.has(key) });
    }
    // "Rio de Janeiro" is a state and a city; either lies outside.
    if (!places.has(foldText(state))) add(state, { name: state, kind: "state", states: [letters], isLarge: true, isWord: false });
  }
  for (const [cityName, names] of Object.entries(FOREIGN_DISTRICTS)) {
    const states = places.get(foldText(cityName))?.states.slice(0, 1) ?? [];
    for (const name of names.split("|")) {
      add(name, { name, kind: "district", cityName, states, isLarge: false, isWord: WORDS_OF_TITLES.has(foldText(name)) });
    }
  }
  for (const name of FAR_NAMES.split("|")) add(name, { name, kind: "far", states: [], isLarge: false, isWord: false });
  for (const [called, name] of Object.entries(NICKNAMES)) {
    const city = places.get(foldText(name));
    if (city) add(called, city);
  }
  for (const [name, called] of Object.entries(WIDE_NAMES)) {
    for (const one of called.split("|")) add(one, { name, kind: "wide", states: [], isLarge: true, isWord: false });
  }
  return places;
}
