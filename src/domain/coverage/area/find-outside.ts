import { wordSet } from "#domain/knowledge/word-set";
import type { Place } from "#domain/places/place";
import { foldText } from "#domain/text/fold";
import { findMatches, type Match, type TitleWord } from "#domain/text/words";
import type { Brazil, NamedPlace } from "./brazil";
import { getServed, mayBeElsewhere, type ServedArea } from "./served-names";

/** A place that is not served, or may be another than the one served. */
export interface OutsidePlace {
  name: string;
  kind: NamedPlace["kind"];
  /** Of a district of another city. */
  cityName?: string | undefined;
  /** Letters of the states it lies in; of the one named where the text names it. */
  states: readonly string[];
  isLarge: boolean;
  /** What it is here, where the name alone leaves it open: "o bairro de São Paulo". */
  served?: Place | "capital" | undefined;
  start: number;
  end: number;
}

const IN = new Set(["em", "no", "na", "nos", "nas"]);
const BEFORE = new Set([...IN, "para", "ate", "cidade", "municipio", "regiao", "bairro", "perto"]);
const OF = new Set(["de", "do", "da"]);
/** After these a name is that of a street, a quarter or a building. */
const NAMED_AFTER = wordSet(
  "rua avenida av estrada rodovia praca alameda largo travessa jardim jd vila vl parque pq conjunto residencial edificio condominio shopping metro estacao recanto sitio chacara morro alto cidade colegio terminal ponte santo santa dom dona sao nova novo",
);

/** Places outside of the area that a text names, and names that leave it open. */
export function findOutside(words: readonly TitleWord[], area: ServedArea, isTitle = true): OutsidePlace[] {
  const { served, lexicon } = getServed(area);
  const known = findMatches(words, lexicon);
  const isPartOfServed = ({ start, end }: Match<unknown>) =>
    known.some((one) => one.start <= start && one.end >= end && one.end - one.start > end - start);
  const matches = findMatches(words, area.brazil.lexicon).filter((match) => !isPartOfServed(match));
  const isNamed = (match: Match<NamedPlace>) => (isTitle ? isNamedInTitle(match, words, area) : isNamedInText(match, words));
  return matches.filter(isNamed).flatMap(({ value, start, end }) => {
    const { name, kind, isLarge, cityName } = value;
    const state = findState(words[end], area.brazil, value);
    const here = served.get(foldText(name));
    const found = { name, kind, cityName, isLarge, states: state ? [state] : value.states, start, end };
    if (state && state !== "SP") return [found];
    if (!here) return [found];
    const isOpen = here.isOpen && mayBeElsewhere(value) && !isTold(words, start, end, here.place);
    return isOpen ? [{ ...found, served: here.place ?? "capital" }] : [];
  });
}

/**
 * A name behind "em" that is none of the area, of the country or of a street: nobody can tell where that is, unless the
 * title says in which city or zone.
 */
export function findNowhere(words: readonly TitleWord[], area: ServedArea, isKnownWord: (folded: string) => boolean): string | undefined {
  const known = listKnownNames(words, area);
  const isKnown = (index: number) => known.some(({ start, end }) => index >= start && index < end);
  if (known.some(({ start, end }) => IN.has(words[start - 1]?.folded ?? "") || words[end] === undefined)) return undefined;
  return words.find(({ folded, opensPart }, index) => !opensPart && !isKnownWord(folded) && !isKnown(index) && isBehindIn(words, index))
    ?.lower;
}

/** Every place named that is served or lies in the country. */
const listKnownNames = (words: readonly TitleWord[], area: ServedArea): Match<unknown>[] => [
  ...findMatches(words, getServed(area).lexicon),
  ...findMatches(words, area.brazil.lexicon),
];

/** So many words of a name stand between "em" and the one that nobody knows. */
const NAME_REACH = 3;

function isBehindIn(words: readonly TitleWord[], index: number): boolean {
  const before = words.slice(Math.max(0, index - NAME_REACH), index).map(({ folded }) => folded);
  return before.some((word) => IN.has(word)) && !before.some((word) => NAMED_AFTER.has(word));
}

/** "No Rio" is a city, and "Rio" a motor; "no Rio Pequeno" has the name of one place. */
export function isRioAlone(words: readonly TitleWord[], area: ServedArea): boolean {
  const longer = listKnownNames(words, area);
  return words.some(
    ({ folded }, index) =>
      folded === "rio" && IN.has(words[index - 1]?.folded ?? "") && !longer.some(({ start, end }) => start === index && end > index + 1),
  );
}

/** What has a capital behind "em" in a title written as a sentence is a place's name; undefined where it is known here. */
export function findNamedNowhere(title: string, words: readonly TitleWord[], area: ServedArea): string | undefined {
  const written = title.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? [];
  const isSentence = written.some((word, index) => index > 0 && word.length >= LONG && word === word.toLowerCase());
  if (!isSentence || written.length !== words.length) return undefined;
  const known = listKnownNames(words, area);
  return words.find(
    ({ folded, opensPart }, index) =>
      !opensPart &&
      /^\p{Lu}\p{Ll}/u.test(written[index] ?? "") &&
      IN.has(words[index - 1]?.folded ?? "") &&
      !NAMED_AFTER.has(folded) &&
      !NO_PLACES.has(folded) &&
      !known.some(({ start, end }) => index >= start && index < end),
  )?.lower;
}

const LONG = 5;
const NO_PLACES = wordSet("zona centro whatsapp google alexa pix seg solo dz natal ano iptu cdc");

/** A title is told by its small words: large cities count without them, words of the trade not even with them. */
function isNamedInTitle({ value, start, end }: Match<NamedPlace>, words: readonly TitleWord[], { brazil }: ServedArea): boolean {
  const before = words[start - 1]?.folded ?? "";
  if (NAMED_AFTER.has(before)) return false;
  if (findState(words[end], brazil, value) !== undefined && (value.isLarge || !value.isWord)) return true;
  if (value.isWord || isPartOfName(words, start, end)) return false;
  if (value.isLarge || value.kind === "state" || value.kind === "wide") return !isSurname(value, before);
  return (
    BEFORE.has(before) ||
    (OF.has(before) && BEFORE.has(words[start - 2]?.folded ?? "")) ||
    (end - start > 1 && (words[start]?.opensPart ?? false))
  );
}

/** In running text a name has its accents ("para" is not Pará) and its preposition. */
function isNamedInText({ value, start, end }: Match<NamedPlace>, words: readonly TitleWord[]): boolean {
  const before = words[start - 1]?.folded ?? "";
  const written = words.slice(start, end).map(({ lower }) => lower);
  return (
    !value.isWord &&
    value.name.toLowerCase().endsWith(written.join(" ")) &&
    !isPartOfName(words, start, end) &&
    (IN.has(before) || (value.isLarge && (before === "e" || (words[start]?.opensPart ?? false))))
  );
}

/** "Santos" is a family too, and "Serra" no city in "Taboão da Serra". */
const isSurname = ({ name }: NamedPlace, before: string): boolean => SURNAMES.has(name) && !BEFORE.has(before);

const SURNAMES = wordSet("Santos Franca Natal Salvador Vitória Palmas Contagem Americana Limeira Pará Dourados Cascavel");

/** "Santos Dumont", "Vitória Régia": a name that goes on is another one; "para-brisa" is none at all. */
function isPartOfName(words: readonly TitleWord[], start: number, end: number): boolean {
  const after = words[end];
  if (end - start > 1 || after === undefined) return false;
  return (
    /^(?:brisa|choque|lama|raio)s?$/.test(after.folded) || (!after.opensPart && /^(?:dumont|regia|velha|paulista)$/.test(after.folded))
  );
}

/** The state whose letters or name stand behind a city, if there is a city of the name in it. */
function findState(after: TitleWord | undefined, { states }: Brazil, { kind, states: own }: NamedPlace): string | undefined {
  if (!after || kind !== "city") return undefined;
  return own.find((letters) => letters.toLowerCase() === after.folded || foldText(states.get(letters) ?? "") === after.folded);
}

/** "No Belém" has the article of the neighbourhood; "Campo Grande, Zona Sul" says where it is. */
function isTold(words: readonly TitleWord[], start: number, end: number, place: Place | undefined): boolean {
  const before = words[start - 1]?.folded ?? "";
  if (["no", "na", "do", "da", "bairro"].includes(before)) return true;
  const rest = words.map(({ folded }, index) => (index >= start && index < end ? "" : folded)).join(" ");
  return (
    /\b(?:zona (?:norte|sul|leste|oeste)|sao paulo|sp|capital|bairro)\b/.test(rest) ||
    (place !== undefined && rest.includes(foldText(place.cityName)))
  );
}
