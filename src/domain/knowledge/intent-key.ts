import { toSlug } from "#domain/text/slug";
import type { TitleWord } from "#domain/text/words";
import type { Entry } from "./entry";
import type { EntryMatch } from "./entry-lexicon";
import { type Intent, type Wish, wishes } from "./intent";
import type { TitleReading } from "./read-title";
import { SERVICE_OF } from "./reading/add-subjects";
import { isAmong, wordSet } from "./word-set";

/** What is wanted by a title whose subject is a service, though it does not say so: "Assistência técnica". */
const WISH_OF: ReadonlyMap<string, Wish> = new Map([
  ...wishes.flatMap((wish) => (SERVICE_OF[wish] ? [[SERVICE_OF[wish], wish] as const] : [])),
  ["automatizacao", "install"],
]);

/** Words that tell nothing apart. */
const EMPTY = wordSet(
  "a o as os um uma e ou de do da dos das em no na nos nas ao com sem para por pelo pela que se seu sua meu minha como qual quais quanto custa melhor portao portoes motor motores automatico automaticos eletronico eletronicos",
);

/** What a page on a symptom answers anyway: what it comes from. */
const ASKED_BY_SYMPTOM = new Set<Intent>(["what", "why"]);

/**
 * What a title asks for, alike for titles that say it in other words; undefined where it is about nothing of ours.
 * @example intentKey(readTitle("Trocar rodinha do portão na Mooca", knowledge, places)) // "roldana|replace|mooca"
 */
export function intentKey(reading: TitleReading): string | undefined {
  const { known, makers } = reading;
  if (known) {
    const { entry, asks } = known.question;
    const whose = makers.map(({ name }) => name.toLowerCase());
    return [entry.id, [`?${toSlug(asks[0] ?? "")}`, ...whose].join("+"), findWhere(reading)].join("|");
  }
  const [main] = reading.subjects;
  if (!main) return undefined;
  const subject = listSubject(reading, main);
  return [subject.join("+"), listAsked(reading, main).join("+"), findWhere(reading)].join("|");
}

/** A place nobody knows is told by its words: "em Carapicuíba". */
function findWhere({ place, words, subjects, isGeneral }: TitleReading): string {
  if (place) return [place.place.slug, ...(place.also ? [toSlug(place.also.phrase)] : [])].join("+");
  const start = words.findLastIndex(({ folded }) => IN.has(folded)) + 1;
  if (start === 0 || isGeneral) return "";
  const isNamed = isAmong(subjects);
  const named = words.map(({ folded }, index) => (index < start || isNamed(index) || EMPTY.has(folded) ? "" : folded));
  return named.filter(Boolean).join("-");
}

const IN = new Set(["em", "no", "na", "nos", "nas"]);

/** A service says what is wanted by its name; "Assistência técnica" wants a repair like "Conserto". */
function listAsked({ subjects, intents, isGeneral }: TitleReading, { entry }: EntryMatch): string[] {
  const asked = [...intents].filter((intent) => intent !== "what" && !(entry.kind === "symptom" && ASKED_BY_SYMPTOM.has(intent))).sort();
  if (isGeneral || entry.kind !== "service") return asked.length > 0 ? asked : ["what"];
  const questions = asked.filter((intent) => !wishes.some((wish) => wish === intent));
  const wanted = subjects.flatMap(({ entry: { id } }) => WISH_OF.get(id) ?? []);
  return [...questions, ...new Set(wanted)].sort();
}

/** What is named, whatever its order; a title that names no entry is told by its own words. */
function listSubject({ own, isGeneral, words, place, subjects, makers }: TitleReading, main: EntryMatch): string[] {
  const details = [...makers.map(({ name }) => name.toLowerCase()), ...words.map(({ folded }) => folded).filter(isDetail)];
  if (isGeneral) {
    const isTold = ({ folded }: TitleWord, index: number) => !EMPTY.has(folded) && !place?.at.has(index);
    return unique(["motor", ...words.filter(isTold).map(({ folded }) => folded), ...details]);
  }
  const isUrgent = subjects.some(({ entry }) => entry.id === "emergencia");
  const isService = ({ entry }: EntryMatch) => entry.kind === "service";
  const named = isService(main)
    ? subjects.filter(({ entry }) => !isUrgent || entry.kind !== "service" || entry.id === "emergencia")
    : subjects.filter((one) => !isService(one));
  return unique([
    ...named.map(({ entry, variant }) => (variant ? `${entry.id}.${variant}` : entry.id)),
    ...listOwn(own, main.entry),
    ...details,
  ]);
}

/** A part of one kind of gate alone needs no word of the gate. */
function listOwn({ gates = [], uses = [] }: TitleReading["own"], main: Entry): string[] {
  return [...(main.kind === "component" && main.gates.length === 1 ? [] : gates), ...uses];
}

/** Figures, materials and unusual hours: "motor 1/4", "portão de alumínio", "no domingo". */
const isDetail = (word: string): boolean => MATERIALS.has(word) || HOURS.has(word) || (/\d/.test(word) && !word.startsWith("24"));

const HOURS = new Set(["domingo", "domingos", "sabado", "feriado", "feriados", "noite", "madrugada"]);
const MATERIALS = new Set(["aluminio", "ferro", "madeira", "aco", "vidro", "inox", "chapa", "grade"]);

const unique = (parts: readonly string[]): string[] => [...new Set(parts)].sort();
