import { onceFor } from "#domain/memo/once-for";
import { WHOLE_REGION } from "#domain/places/list-known";
import { CAPITAL, hasPage, type Place } from "#domain/places/place";
import { placePath } from "#domain/site/paths";
import { foldText } from "#domain/text/fold";
import { toSlug } from "#domain/text/slug";
import { buildLexicon, findMatches, joinWritten, type Lexicon, type Match, type TitleWord } from "#domain/text/words";
import { wordSet } from "../word-set";

/** A place that a title names. */
export interface TitlePlace {
  /** Zones and cities without a page of their own stand here too. */
  place: Place;
  /** As in "Centro de Osasco". */
  name: string;
  /** As an adverb of place: "em Santana", "na Zona Norte". */
  phrase: string;
  /** A second one of its kind, in the same way: the "em Mauá" of "Diadema e Mauá". */
  also?: Pick<TitlePlace, "place" | "name" | "phrase"> | undefined;
  /** Address of its own page, if it has one. */
  path?: string | undefined;
  /** Indices of the words that name places: of "Santana, Zona Norte de São Paulo" all but "de". */
  at: ReadonlySet<number>;
}

type PlaceKind = "city" | "region" | "neighbourhood";

/** A name with every place of that name: "Centro" is in Guarulhos and in Osasco. */
interface Candidate {
  name: string;
  kind: PlaceKind;
  places: Place[];
}

/** Always recognised, whatever places are passed in. */
const CITIES = [CAPITAL, ..."Guarulhos|Campinas|Santo André|Osasco|Taboão da Serra|Barueri|Cotia|Mogi das Cruzes|Suzano".split("|")];
const REGIONS = ["Zona Norte", "Zona Sul", "Zona Leste", "Zona Oeste", "Centro de São Paulo", WHOLE_REGION, "ABCD"];
/** What people call a city for short, or a part of it that everybody knows. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  Alphaville: "Barueri",
  "Granja Viana": "Cotia",
  "São Bernardo": "São Bernardo do Campo",
  "São Caetano": "São Caetano do Sul",
  Mogi: "Mogi das Cruzes",
};

/** A neighbourhood counts after one of these words, "bairro" or a separator, and anywhere else where its name is no everyday word. */
const IN = new Set(["em", "no", "na", "nos", "nas"]);
/** Neighbourhoods whose names are words as well. */
const EVERYDAY = wordSet("saude limao liberdade consolacao republica centro penha belem pinheiros perdizes perus macedo pimentas");
/** The place keeps the article its title gave it: "do Ipiranga" becomes "no Ipiranga". */
const IN_FOR_OF = new Map(Object.entries({ de: "em", do: "no", da: "na", dos: "nos", das: "nas" }));
/** "Perto do Butantã" is no part of a name. */
const NEAR = new Set(["perto", "regiao", "metro"]);

/** Folded names shorter than this must carry their accents: "Sé" is not "se". */
const SHORTEST_UNACCENTED = 4;

/** The most precise place a title names: a neighbourhood before a zone, a zone before a city, then the first. */
export function findPlace(words: readonly TitleWord[], places: readonly Place[]): TitlePlace | undefined {
  const matches = findMatches(words, getLexicon(places)).filter(
    (match, index, all) => isPlaceHere(match, words, all[index + 1]) || isListed(match, words, all[index - 1]),
  );
  const ofKind = (kind: PlaceKind) => matches.find(({ value }) => value.kind === kind);
  const match = ofKind("neighbourhood") ?? ofKind("region") ?? ofKind("city");
  if (!match) return undefined;
  const city = ofKind("city");
  const { kind, places: sameName } = match.value;
  const place = sameName.find((one) => one.cityName === city?.value.name) ?? sameName[0];
  if (!place) return undefined;
  const isOfCity = sameName.length > 1 && city !== undefined && city.start === match.end + 1;
  const name = isOfCity ? `${match.value.name} de ${city.value.name}` : match.value.name;
  const other = matches.find(
    ({ value, start }) => start > match.end && value.kind === kind && value !== match.value && value.name !== CAPITAL,
  );
  return {
    ...describePlace(place, name, words[match.start - 1]),
    also: other?.value.places[0] && describePlace(other.value.places[0], other.value.name, words[other.start - 1]),
    path: places.includes(place) && hasPage(place) ? placePath(place.slug) : undefined,
    at: new Set(matches.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index))),
  };
}

function describePlace(place: Place, name: string, before: TitleWord | undefined) {
  const known = name === place.name ? place.traits?.preposition : undefined;
  return { place, name, phrase: `${known ?? choosePreposition(name, before)} ${name}` };
}

const getLexicon = onceFor((places: readonly Place[]): Lexicon<Candidate> => {
  const candidates = new Map<string, Candidate>();
  const add = (kind: PlaceKind, place: Place) => {
    const same = candidates.get(foldText(place.name));
    if (!same) candidates.set(foldText(place.name), { name: place.name, kind, places: [place] });
    else if (same.kind === kind) same.places.push(place);
  };
  for (const place of places) add(place.isCity ? "city" : "neighbourhood", place);
  for (const name of REGIONS) add("region", toPlace(name, false));
  candidates.set("abc", { name: "ABC", kind: "region", places: [toPlace("ABCD", false)] });
  for (const name of CITIES) if (!candidates.has(foldText(name))) add("city", toPlace(name, true));
  const named = [...candidates.values()].map((candidate) => [candidate, candidate.name] as const);
  const short = Object.entries(SHORT_NAMES).flatMap(([other, name]) => {
    const candidate = candidates.get(foldText(name));
    return candidate ? [[candidate, other] as const] : [];
  });
  return buildLexicon([...named, ...short]);
});

function toPlace(name: string, isCity: boolean): Place {
  const slug = toSlug(name);
  const city = isCity ? name : CAPITAL;
  return { name, label: name, slug, city, cityName: city, isCity, groupId: slug };
}

function isPlaceHere({ value, start, end }: Match<Candidate>, words: readonly TitleWord[], next: Match<Candidate> | undefined): boolean {
  const written = words.slice(start, end);
  const length = written.reduce((sum, word) => sum + word.folded.length, 0);
  if (length < SHORTEST_UNACCENTED && joinWritten(written) !== value.name.toLowerCase()) return false;
  if (value.kind !== "neighbourhood") return true;
  if (isLongerName(words, end, next)) return false;
  const before = words[start - 1]?.folded ?? "";
  if (IN.has(before) || before === "bairro" || (start > 0 && words[start]?.opensPart)) return true;
  const isEveryday = written.every(({ folded }) => EVERYDAY.has(folded)) && words[end]?.folded !== "sp";
  if (!IN_FOR_OF.has(before)) return !isEveryday;
  const ofWhat = words[start - 2]?.folded ?? "";
  return end - start > 1 || ofWhat === "bairro" || (NEAR.has(ofWhat) && !isEveryday);
}

/** The "Saúde" of "no Jabaquara e Saúde". */
function isListed({ start }: Match<Candidate>, words: readonly TitleWord[], before: Match<Candidate> | undefined): boolean {
  return words[start - 1]?.folded === "e" && before?.end === start - 1;
}

/** "Santana de Parnaíba" is not Santana, while "Centro de Osasco" is the Centro of a place we know. */
function isLongerName(words: readonly TitleWord[], end: number, next: Match<Candidate> | undefined): boolean {
  const after = words[end];
  return after !== undefined && !after.opensPart && IN_FOR_OF.has(after.folded) && next?.start !== end + 1;
}

function choosePreposition(name: string, before: TitleWord | undefined): string {
  if (before && IN.has(before.folded)) return before.folded;
  const written = before && IN_FOR_OF.get(before.folded);
  if (written) return written;
  if (/^(Zona|Vila|Cidade|Grande) /.test(name)) return "na";
  return /^(ABC|ABCD|Centro|Jardim|Parque|Alto|Campo)\b/.test(name) ? "no" : "em";
}
