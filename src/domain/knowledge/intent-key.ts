import type { TitleWord } from "#domain/generation/title/title-words";
import type { EntryMatch } from "./entry-lexicon";
import type { Intent, Wish } from "./intent";
import type { TitleReading } from "./read-title";

/** What is wanted by a title whose subject is a service, though it does not say so: "Assistência técnica". */
const WISH_OF: Readonly<Record<string, Wish>> = {
  instalacao: "install",
  automatizacao: "install",
  conserto: "repair",
  "manutencao-preventiva": "maintain",
  "troca-de-motor": "replace",
  emergencia: "emergency",
};

/** Words that tell nothing apart. */
const EMPTY = new Set(
  "a o as os um uma e ou de do da dos das em no na nos nas ao com sem para por pelo pela que se seu sua meu minha como qual quais quanto custa melhor portao portoes motor motores automatico automaticos eletronico eletronicos".split(
    " ",
  ),
);

/** What a page on a symptom answers anyway: what it comes from. */
const ASKED_BY_SYMPTOM = new Set<Intent>(["what", "why"]);

/**
 * What a title asks for, alike for titles that say it in other words; undefined where it is about nothing of ours.
 * @example intentKey(readTitle("Trocar rodinha do portão na Mooca", knowledge, places)) // "roldana|replace|mooca"
 */
export function intentKey(reading: TitleReading): string | undefined {
  const { subjects, intents, place } = reading;
  const [main] = subjects;
  if (!main) return undefined;
  const isOpen = main.entry.kind === "symptom" ? (intent: Intent) => ASKED_BY_SYMPTOM.has(intent) : (intent: Intent) => intent === "what";
  const wanted = [...intents].filter((intent) => !isOpen(intent)).sort();
  const asked = wanted.length > 0 ? wanted : [(reading.isGeneral ? undefined : WISH_OF[main.entry.id]) ?? "what"];
  return [listSubject(reading, main).join("+"), asked.join("+"), place?.place.slug ?? ""].join("|");
}

/** Gates and uses tell services apart; a title that names no entry is told by its own words. */
function listSubject({ own, isGeneral, words, place }: TitleReading, { entry, variant }: EntryMatch): string[] {
  const circumstance = [...(own.gates ?? []), ...(own.uses ?? [])].filter((one) => one !== entry.id);
  const gates = entry.kind === "component" ? (own.uses ?? []) : circumstance;
  if (!isGeneral) return [entry.id, ...(variant ? [variant] : []), ...gates.toSorted()];
  const isTold = ({ folded }: TitleWord, index: number) => !EMPTY.has(folded) && !(place && index >= place.start && index < place.end);
  return ["motor", ...new Set(words.filter(isTold).map(({ folded }) => folded))].sort();
}
