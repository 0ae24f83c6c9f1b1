import type { ServedArea } from "#domain/coverage/area/served-names";
import { listAskedWords } from "#domain/knowledge/asked/find-question";
import { blankWords, type TitleReading } from "#domain/knowledge/read-title";
import { namesOf } from "#domain/knowledge/word-set";
import { foldText } from "#domain/text/fold";
import { isPlainWord } from "#domain/text/portuguese/is-plain-word";
import { buildLexicon, findMatches, type TitleWord } from "#domain/text/words";
import { findStrange, isExplained } from "./find-strange";
import { findUnfit } from "./find-unfit";
import type { KnownWords } from "./known-words";
import { ENGLISH, GATE_WORDS, MACHINE_WORDS, NEIGHBOURS, OTHER_OWNERS, OTHER_SUBJECTS } from "./trade-words";
import type { UnfitTheme } from "./unfit-themes";

/** Whether a title is about the trade; if not, whether about something else, nothing that it says, in another language, or what. */
export type Subject =
  | { kind: "trade" }
  | { kind: "other" | "empty" | "foreign-language" }
  | { kind: "unfit"; theme: UnfitTheme; words: string }
  /** The owner said of a word that it is not of the trade. */
  | { kind: "refused"; word: string }
  /** Nothing explains these words. */
  | { kind: "unknown"; words: readonly string[] }
  /** They are plain Portuguese, and nothing that is known of the trade has them. */
  | { kind: "strange"; words: readonly string[] };

const others = buildLexicon(namesOf({ other: OTHER_SUBJECTS, neighbour: NEIGHBOURS }));

/** Words that a reason asks about at once. */
const MOST_ASKED = 3;

/** A place's name is about nothing: Presidente Altino is no politics. */
const withoutPlace = ({ words, place }: TitleReading) => blankWords(words, (index) => place?.at.has(index) ?? false);

const OF = new Set(["de", "do", "da", "dos", "das", "para"]);

/** Kinds of entries whose names alone are of the trade; a service or a use may be anybody's. */
const OWN_KINDS = new Set(["component", "check", "safety", "law", "model", "gate"]);

export function judgeSubject(reading: TitleReading, known: KnownWords, area?: ServedArea): Subject {
  const { words, known: answered } = reading;
  const asked = answered && listAskedWords(answered.question);
  const unfit = findUnfit(withoutPlace(reading));
  if (unfit && !answered?.isVerbatim) return { kind: "unfit", ...unfit };
  const refused = words.find(({ folded }, index) => known.refuses(folded) && !isExplained(reading, index));
  if (refused) return { kind: "refused", word: refused.lower };
  if (answered?.isPointed) return { kind: "trade" };
  const judged = judgeKind(reading, known);
  // What is answered here is of the trade, though it names no gate: "Quanto tempo o técnico demora?".
  const isAnswered = answered && (judged === "empty" || (judged === "other" && (answered.isVerbatim || namesPart(reading))));
  const kind = isAnswered ? "trade" : judged;
  if (kind !== "trade") return { kind };
  const found = findStrange(reading, known, area);
  const isNew = ({ lower }: TitleWord) => !asked?.has(foldText(lower));
  const unknown = found.filter(isNoPlainWord).slice(0, MOST_ASKED).filter(isNew);
  if (unknown.length > 0) return { kind: "unknown", words: unknown.map(({ lower }) => lower) };
  const strange = found.filter(isNew).slice(0, MOST_ASKED);
  return strange.length > 0 ? { kind: "strange", words: strange.map(({ lower }) => lower) } : { kind };
}

const isNoPlainWord = ({ folded }: TitleWord): boolean => !isPlainWord(folded);

function namesPart({ words, subjects }: TitleReading): boolean {
  return words.some(({ folded }) => GATE_WORDS.has(folded)) || subjects.some(({ entry }) => OWN_KINDS.has(entry.kind));
}

function judgeKind(reading: TitleReading, known: KnownWords): "trade" | "other" | "empty" | "foreign-language" {
  const { words, subjects, isGeneral, place, makers } = reading;
  const rest = words.map((word, index) => ({ ...word, index })).filter(({ index }) => !place?.at.has(index));
  if (isForeign(rest)) return "foreign-language";
  const firstGate =
    rest.find(({ folded }) => GATE_WORDS.has(folded))?.index ?? subjects.find(({ entry }) => !isGeneral && entry.kind === "law")?.start;
  const namesMotor = rest.some(({ folded }) => folded === "motor" || folded === "motores");
  const other = findMatches(withoutPlace(reading), others).find(
    ({ value }) => value === "other" || (firstGate === undefined && !namesMotor),
  )?.start;
  if (other !== undefined && (firstGate === undefined || other <= firstGate)) return "other";
  if (firstGate !== undefined) return "trade";
  const isAnchored =
    rest.some(({ folded }) => MACHINE_WORDS.has(folded)) ||
    (!isGeneral && subjects.some(({ entry }) => OWN_KINDS.has(entry.kind))) ||
    makers.length > 0;
  if (!isAnchored) return findStrange(reading, known).some(isNoPlainWord) ? "other" : "empty";
  // "Motor de moto", "placa eletrônica de geladeira"; "controle molhou andando de moto" is a gate's.
  const isOwned = ({ folded, index }: { folded: string; index: number }) =>
    OTHER_OWNERS.has(folded) &&
    OF.has(words[index - 1]?.folded ?? "") &&
    words.slice(Math.max(0, index - 3), index - 1).some((word) => MACHINE_WORDS.has(word.folded));
  return rest.some(isOwned) ? "other" : "trade";
}

/** Two words of English and none of Portuguese that is not English too. */
function isForeign(words: readonly TitleWord[]): boolean {
  const english = words.filter(({ folded }) => ENGLISH.has(folded)).length;
  return english > 1 && english * 2 >= words.length && !words.some(({ folded }) => GATE_WORDS.has(folded) && folded !== "ppa");
}
