import { toSlug } from "#domain/page/slug";
import type { Place } from "#domain/places/place";
import type { TitleLocation } from "./title-analysis";
import { buildLexicon, findMatches, foldText, type Lexicon, type Match, type TitleWord } from "./title-words";

/** What must be known of a place to recognise it in a title; `listPlaces` gives more. */
export type KnownPlace = Pick<Place, "name" | "isCity" | "groupId">;

/** A name with every area that has a place of that name: "Centro" is in Guarulhos and in Osasco. */
interface Candidate {
  name: string;
  kind: TitleLocation["kind"];
  areaIds: string[];
}

/** Always recognised, whatever places are passed in. */
const CITIES = [
  "São Paulo",
  "Guarulhos",
  "Campinas",
  "Santo André",
  "Osasco",
  "Taboão da Serra",
  "Barueri",
  "Cotia",
  "Mogi das Cruzes",
  "Suzano",
];
const REGIONS = ["Zona Norte", "Zona Sul", "Zona Leste", "Zona Oeste", "Centro de São Paulo", "Grande São Paulo", "ABCD", "ABC"];

/** A neighbourhood counts only after one of these words or a separator: many are everyday words (Saúde, Limão). */
const PLACE_BEFORE = new Set(["em", "no", "na", "nos", "nas", "bairro"]);
const OF_BEFORE = new Set(["de", "do", "da", "dos", "das"]);

/** The place keeps the article its title gave it: "do Ipiranga" becomes "no Ipiranga". */
const PREPOSITIONS: Readonly<Record<string, string>> = {
  em: "em",
  no: "no",
  na: "na",
  nos: "nos",
  nas: "nas",
  de: "em",
  do: "no",
  da: "na",
  dos: "nos",
  das: "nas",
};

/** Folded names shorter than this must carry their accents: "Sé" is not "se". */
const SHORTEST_UNACCENTED = 4;

const lexicons = new WeakMap<readonly KnownPlace[], Lexicon<Candidate>>();

/** The most precise place a title names: a neighbourhood before a zone, a zone before a city, then the first. */
export function findLocation(words: readonly TitleWord[], places: readonly KnownPlace[]): TitleLocation | undefined {
  const matches = findMatches(words, getLexicon(places)).filter((match, index, all) => isPlaceHere(match, words, all[index + 1]));
  const ofKind = (kind: Candidate["kind"]) => matches.find(({ value }) => value.kind === kind);
  const match = ofKind("neighbourhood") ?? ofKind("region") ?? ofKind("city");
  if (!match) return undefined;
  const { kind, areaIds } = match.value;
  const city = ofKind("city")?.value;
  const areaId = areaIds.find((id) => id === city?.areaIds[0]) ?? areaIds[0] ?? "";
  const next = matches[matches.indexOf(match) + 1];
  const name =
    areaIds.length > 1 && city && next?.value === city && next.start === match.end + 1
      ? `${match.value.name} de ${city.name}`
      : match.value.name;
  return { name, phrase: `${choosePreposition(name, words[match.start - 1])} ${name}`, kind, areaId };
}

function getLexicon(places: readonly KnownPlace[]): Lexicon<Candidate> {
  const known = lexicons.get(places);
  if (known) return known;
  const candidates = new Map<string, Candidate>();
  const add = (name: string, kind: Candidate["kind"], areaId: string) => {
    const same = candidates.get(foldText(name));
    if (!same) candidates.set(foldText(name), { name, kind, areaIds: [areaId] });
    else if (!same.areaIds.includes(areaId)) same.areaIds.push(areaId);
  };
  for (const name of CITIES) add(name, "city", toSlug(name));
  for (const name of REGIONS) add(name, "region", toSlug(name));
  for (const { name, isCity, groupId } of places) add(name, isCity ? "city" : "neighbourhood", isCity ? toSlug(name) : groupId);
  const lexicon = buildLexicon([...candidates.values()].map((candidate) => [candidate, candidate.name] as const));
  lexicons.set(places, lexicon);
  return lexicon;
}

function isPlaceHere({ value, start, end }: Match<Candidate>, words: readonly TitleWord[], next: Match<Candidate> | undefined): boolean {
  const written = words.slice(start, end);
  const length = written.reduce((sum, word) => sum + word.folded.length, 0);
  if (length < SHORTEST_UNACCENTED && written.map((word) => word.lower).join(" ") !== value.name.toLowerCase()) return false;
  if (value.kind !== "neighbourhood") return true;
  const before = words[start - 1];
  if (!before || isLongerName(words, end, next)) return false;
  if (PLACE_BEFORE.has(before.folded) || words[start]?.opensPart) return true;
  return OF_BEFORE.has(before.folded) && (end - start > 1 || words[start - 2]?.folded === "bairro");
}

/** "Santana de Parnaíba" is not Santana, while "Centro de Osasco" is the Centro of a place we know. */
function isLongerName(words: readonly TitleWord[], end: number, next: Match<Candidate> | undefined): boolean {
  const after = words[end];
  return after !== undefined && !after.opensPart && OF_BEFORE.has(after.folded) && next?.start !== end + 1;
}

function choosePreposition(name: string, before: TitleWord | undefined): string {
  const written = before && PREPOSITIONS[before.folded];
  if (written) return written;
  if (/^(Zona|Vila|Cidade|Grande) /.test(name)) return "na";
  return /^(ABC|ABCD|Centro|Jardim|Parque|Alto|Campo)\b/.test(name) ? "no" : "em";
}
