import { buildLexicon, foldText, type Lexicon } from "#domain/generation/title/title-words";
import { LARGE_CITIES, NICKNAMES, WIDE_NAMES, WORDS_OF_TITLES } from "./brazil-names";

/** Municipalities by the letters of their state, parted by "|", the capital first. */
export type MunicipalityList = Readonly<Record<string, { state: string; names: string }>>;

/** A place by its name alone: every municipality of that name, or a state, or a part of the country. */
export interface NamedPlace {
  /** Of a part of the country with its article: "o interior de São Paulo". */
  name: string;
  kind: "city" | "state" | "wide";
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

const built = new WeakMap<MunicipalityList, Brazil>();

/** Of the same list the same. */
export function buildBrazil(list: MunicipalityList): Brazil {
  const known = built.get(list) ?? {
    lexicon: buildLexicon([...listPlaces(list)].map(([called, place]) => [place, called] as const)),
    states: new Map(Object.entries(list).map(([letters, { state }]) => [letters, state])),
  };
  built.set(list, known);
  return known;
}

/** By what they are called. */
function listPlaces(list: MunicipalityList): Map<string, NamedPlace> {
  const large = new Set(LARGE_CITIES.split("|"));
  const places = new Map<string, NamedPlace>();
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
    if (!places.has(foldText(state)))
      places.set(foldText(state), { name: state, kind: "state", states: [letters], isLarge: true, isWord: false });
  }
  for (const [called, name] of Object.entries(NICKNAMES)) {
    const city = places.get(foldText(name));
    if (city) places.set(foldText(called), city);
  }
  for (const [name, called] of Object.entries(WIDE_NAMES)) {
    for (const one of called.split("|")) places.set(foldText(one), { name, kind: "wide", states: [], isLarge: true, isWord: false });
  }
  return places;
}
