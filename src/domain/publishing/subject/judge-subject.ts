import type { Knowledge } from "#domain/knowledge/knowledge";
import type { TitleReading } from "#domain/knowledge/read-title";
import { listVocabulary } from "#domain/knowledge/vocabulary";
import { foldText } from "#domain/text/fold";
import { buildLexicon, findMatches, type TitleWord } from "#domain/text/words";
import { findUnfit } from "./find-unfit";
import { isKnownWord } from "./known-words";
import { ENGLISH, OTHER_OWNERS, OTHER_SUBJECTS } from "./other-subjects";
import { COMMON_WORDS, GATE_WORDS, MACHINE_WORDS } from "./trade-words";
import type { UnfitTheme } from "./unfit-themes";

/** Whether a title is about the trade; if not, whether about something else, nothing that it says, in another language, or what. */
export type Subject =
  | { kind: "trade" }
  | { kind: "other" | "empty" | "foreign-language" }
  | { kind: "unfit"; theme: UnfitTheme; words: string }
  | { kind: "unknown"; words: string };

const others = buildLexicon<true>(OTHER_SUBJECTS.map((phrase) => [true, phrase] as const));

/** A place's name is about nothing: Presidente Altino is no politics. */
const PLACE_WORD: TitleWord = { folded: "", lower: "", opensPart: false };

const OF = new Set(["de", "do", "da", "dos", "das", "para"]);

/** Kinds of entries whose names alone are of the trade; a service or a use may be anybody's. */
const OWN_KINDS = new Set(["component", "check", "safety", "law", "model", "gate"]);

export function judgeSubject(reading: TitleReading, knowledge: Knowledge): Subject {
  const { words, place, makers } = reading;
  const unfit = findUnfit(words.map((word, index) => (place?.at.has(index) ? PLACE_WORD : word)));
  if (unfit) return { kind: "unfit", ...unfit };
  const kind = judgeKind(reading, knowledge);
  if (kind !== "trade") return { kind };
  const isMaker = (index: number) => makers.some(({ start, end }) => index >= start && index < end);
  const names = listNames(reading.title);
  const unknown = words.find(
    ({ folded }, index) =>
      (NOT_PORTUGUESE.test(folded) || names.has(folded)) &&
      !place?.at.has(index) &&
      !isMaker(index) &&
      !isName(words, index) &&
      !isKnownWord(folded, knowledge),
  );
  return unknown ? { kind: "unknown", words: unknown.lower } : { kind };
}

function judgeKind(
  { words, subjects, isGeneral, place, makers }: TitleReading,
  knowledge: Knowledge,
): "trade" | "other" | "empty" | "foreign-language" {
  const rest = words.map((word, index) => ({ ...word, index })).filter(({ index }) => !place?.at.has(index));
  if (isForeign(rest)) return "foreign-language";
  const firstGate =
    rest.find(({ folded }) => GATE_WORDS.has(folded))?.index ?? subjects.find(({ entry }) => !isGeneral && entry.kind === "law")?.start;
  const other = findMatches(
    words.map((word, index) => (place?.at.has(index) ? PLACE_WORD : word)),
    others,
  )[0]?.start;
  if (other !== undefined && (firstGate === undefined || other < firstGate)) return "other";
  const isOurs = (index: number) => !isGeneral && subjects.some(({ start, end }) => index >= start && index < end);
  const isMaker = (index: number) => makers.some(({ start, end }) => index >= start && index < end);
  const vocabulary = listVocabulary(knowledge);
  const isUnknown = ({ folded, index }: { folded: string; index: number }) =>
    !isOurs(index) && !isMaker(index) && !isKnownWord(folded, knowledge);
  const unknown = rest.filter((word) => isUnknown(word) && !isAfterIn(words, word.index));
  if (firstGate !== undefined) {
    const known = rest.filter(({ folded, index }) => isOurs(index) || (vocabulary.has(folded) && !COMMON_WORDS.has(folded)));
    const isProduct = rest.some(({ folded }) => folded === "ppa");
    return !isProduct && unknown.length > 1 && unknown.length > known.length ? "other" : "trade";
  }
  const isAnchored =
    rest.some(({ folded }) => MACHINE_WORDS.has(folded)) ||
    (!isGeneral && subjects.some(({ entry }) => OWN_KINDS.has(entry.kind))) ||
    makers.length > 0;
  if (!isAnchored) return unknown.length > 0 ? "other" : "empty";
  const isOwned = ({ folded, index }: { folded: string; index: number }) =>
    OF.has(words[index - 1]?.folded ?? "") && (OTHER_OWNERS.has(folded) || unknown.some((word) => word.index === index));
  // One word that nobody knows may be a model's name, unless the motor or the part is that one's.
  return unknown.length > 1 || rest.some(isOwned) ? "other" : "trade";
}

/** Letters that no word of ours has, or that none ends with. */
const NOT_PORTUGUESE = /[kwy]|([bcdfghjlmnpqtvxz])\1|[bcdfghjpqtv]$|^[^aeiou]+$/;
const LEAST_SMALL = 5;

/** What has a capital in a title written as a sentence is a name. */
function listNames(title: string): ReadonlySet<string> {
  const [, ...written] = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  const isSentence = written.some((word) => word.length >= LEAST_SMALL && word === word.toLowerCase());
  return new Set(isSentence ? written.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).map(foldText) : []);
}

/** A street, a quarter or a building has a name that nobody need know; whether a place lies outside is asked elsewhere. */
function isName(words: readonly TitleWord[], index: number): boolean {
  return words.slice(Math.max(0, index - PLACE_REACH), index).some(({ folded }) => NAMED_AFTER.has(folded) || IN.has(folded));
}

const NAMED_AFTER = new Set(
  "rua avenida av estrada rodovia praca alameda largo travessa jardim jd vila vl parque pq conjunto residencial edificio condominio shopping metro estacao colegio terminal ponte santa santo sao bairro cidade zona alto chacara sitio morro recanto".split(
    " ",
  ),
);

/** Behind "em" a name that nobody knows is that of a place. */
function isAfterIn(words: readonly TitleWord[], index: number): boolean {
  const before = words.slice(Math.max(0, index - PLACE_REACH), index);
  return !words[index]?.opensPart && before.some(({ folded }) => IN.has(folded));
}

const IN = new Set(["em", "no", "na", "nos", "nas"]);
/** "No Jardim São Luís". */
const PLACE_REACH = 4;

/** Two words of English and none of Portuguese that is not English too. */
function isForeign(words: readonly TitleWord[]): boolean {
  const english = words.filter(({ folded }) => ENGLISH.has(folded)).length;
  return english > 1 && english * 2 >= words.length && !words.some(({ folded }) => GATE_WORDS.has(folded) && folded !== "ppa");
}
