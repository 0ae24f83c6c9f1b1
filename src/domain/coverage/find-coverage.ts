import { readCep } from "#domain/places/cep-range";
import { countMistakes } from "#domain/text/count-mistakes";
import { toSearchText } from "#domain/text/search-text";
import type { Lexicon } from "#domain/text/words";
import type { NamedPlace } from "./area/brazil";
import { mayBeElsewhere } from "./area/served-names";
import type { Coverage, CoverageArea } from "./coverage";
import { getKnownPlaces, type KnownPlace } from "./known-places";

// The one place for whether a city, a neighbourhood or a postal code is served (decision 037).

/** Longer names are nobody's. */
const MAX_SHOWN = 80;
const MOST_CHOICES = 4;
/** Names of at most so many letters are near with one mistake, longer ones with two. */
const SHORT = 5;
const HOME_STATE = "SP";
const BEFORE_NAME = /^(?:(?:moro|fica|em|no|na|nos|nas|bairro|cidade|municipio|regiao|de|do|da)\s)+/;

/** Whether the company goes to a place that somebody wrote: a city, a neighbourhood with or without its city, or a postal code. */
export function findCoverage(typed: string, area: CoverageArea): Coverage {
  const cep = readCep(typed);
  if (cep !== undefined) return findCoverageOfCep(cep, area);
  const words = toSearchText(typed);
  const shown = typed.replace(/\s+/g, " ").trim().slice(0, MAX_SHOWN);
  return findByWords(words, shown, area) ?? findByWords(words.replace(BEFORE_NAME, ""), shown, area) ?? suggest(words, shown, area);
}

/** By eight digits. Where no range of a city has them, the postal region tells whether it can be near. */
function findCoverageOfCep(cep: string, area: CoverageArea): Coverage {
  const range = area.cepRanges.find(({ from, to }) => from <= cep && cep <= to);
  if (range) return findCoverage(range.city, area);
  const isComplete = listServedCities(area).every((city) => area.cepRanges.some((one) => toSearchText(one.city) === toSearchText(city)));
  // Region 0 is Greater São Paulo, where cities lie that are to be asked for; region 1 the rest of the state.
  const isNear = cep.startsWith("0") || (cep.startsWith("1") && !isComplete);
  return isNear ? { answer: "ask", name: "", why: "nearby", choices: [] } : { answer: "outside", name: "" };
}

const listServedCities = ({ places, cities }: CoverageArea): string[] => [...new Set([...cities, ...places.map(({ city }) => city)])];

function findByWords(words: string, shown: string, area: CoverageArea): Coverage | undefined {
  const known = getKnownPlaces(area).get(words);
  if (known) return tellServed(words, known, area);
  const asked = area.askCities.find((city) => [city, `${city} ${HOME_STATE}`].map(toSearchText).includes(words));
  if (asked !== undefined) return { answer: "ask", name: asked, why: "nearby", choices: [] };
  const named = findNamed(words, area.brazil.lexicon);
  if (named) return { answer: "outside", name: named.name.replace(/^(?:(?:os?|as?) )?\p{L}/u, (start) => start.slice(-1).toUpperCase()) };
  return findWithState(words, shown, area) ?? findInServedCity(words, shown, area);
}

/** A name that is several places', or another city's too, is told by nobody but who wrote it. */
function tellServed(words: string, known: readonly KnownPlace[], area: CoverageArea): Coverage {
  const [first] = known as readonly [KnownPlace, ...KnownPlace[]];
  const { name, shortName, city, place } = first;
  if (known.length > 1) return { answer: "ask", name: shortName, why: "namesake", choices: known.map(({ name }) => name) };
  const isBareName = name !== shortName && words === toSearchText(shortName);
  const elsewhere = isBareName ? findNamed(words, area.brazil.lexicon) : undefined;
  if (elsewhere?.kind === "city" && mayBeElsewhere(elsewhere)) return { answer: "ask", name: shortName, why: "namesake", choices: [name] };
  return { answer: "served", name, city, place, isShippingFree: area.cities.includes(city) };
}

/** "Santo Amaro BA": the letters or the name of a state say which. */
function findWithState(words: string, shown: string, area: CoverageArea): Coverage | undefined {
  for (const [letters, state] of area.brazil.states) {
    const ending = [letters, state].find((ending) => words.endsWith(` ${toSearchText(ending)}`));
    if (ending === undefined) continue;
    const name = words.slice(0, -ending.length - 1);
    const city = findNamed(name, area.brazil.lexicon);
    const isCityThere = city?.kind === "city" && city.states.includes(letters);
    if (letters === HOME_STATE) {
      // "Socorro SP" is the city as well as the neighbourhood, "Lapa SP" only that.
      if (isCityThere) return findByWords(name, city.name, area);
      const known = getKnownPlaces(area).get(name);
      if (known) return tellServed("", known, area);
    } else if (isCityThere || isPartedFrom(ending, shown)) return { answer: "outside", name: shown };
  }
  return undefined;
}

/** "Copacabana, RJ", "Copacabana RJ", but not "Praça da Sé". */
function isPartedFrom(ending: string, shown: string): boolean {
  const parts = shown.split(/[,/(–-]/);
  const isLastPart = parts.length > 1 && toSearchText(parts.at(-1) ?? "") === toSearchText(ending);
  return isLastPart || (ending.length === 2 && shown.endsWith(` ${ending}`));
}

/** A neighbourhood that no list has, named with a city that is served. */
function findInServedCity(words: string, shown: string, area: CoverageArea): Coverage | undefined {
  const city = listServedCities(area).find((city) => words.endsWith(` ${toSearchText(city)}`));
  if (city === undefined) return undefined;
  return { answer: "served", name: shown, city, isShippingFree: area.cities.includes(city) };
}

/** The place that has exactly this name, in the whole country. */
const findNamed = (words: string, lexicon: Lexicon<NamedPlace>): NamedPlace | undefined =>
  lexicon.get(words.split(" ")[0] ?? "")?.find((entry) => entry.words.join(" ") === words)?.value;

/** Places that whoever wrote it may have meant. */
function suggest(words: string, shown: string, area: CoverageArea): Coverage {
  const names = [...getKnownPlaces(area)].map(([called, [known]]) => ({ called, name: known?.name ?? "" }));
  const near = [...names, ...area.askCities.map((name) => ({ called: toSearchText(name), name }))]
    .filter(({ called }) => Math.abs(called.length - words.length) <= 2)
    .map((one) => ({ ...one, mistakes: countMistakes(words.slice(0, MAX_SHOWN), one.called) }))
    .filter(({ called, mistakes }) => mistakes <= (called.length <= SHORT ? 1 : 2))
    .sort((one, other) => one.mistakes - other.mistakes);
  return { answer: "ask", name: shown, why: "unknown", choices: [...new Set(near.map(({ name }) => name))].slice(0, MOST_CHOICES) };
}
