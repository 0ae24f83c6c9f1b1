import { buildLexicon, findMatches, type TitleWord } from "#domain/text/words";
import type { EntryMatch } from "../entry-lexicon";
import type { Intent } from "../intent";
import { type Knowledge, PRODUCT } from "../knowledge";
import { findWishes } from "./find-intents";

/** Words that make a title one of the trade, though they name no entry. */
const trade = buildLexicon<true>([[true, "portão|portões|portao|motor|motores|automatizador|automatizadores|ppa"]]);

/** Whether it is a word of "Vocês atendem em Osasco?", "atendimento em Moema": of gates, for nothing else is done here. */
export const isOfServing = ({ folded }: TitleWord): boolean => /^atend(?:e|em|a|am|emos|imento)$/.test(folded);

/** Which service each wish is of. */
export const SERVICE_OF: Partial<Record<Intent, string>> = {
  install: "instalacao",
  repair: "conserto",
  replace: "troca-de-motor",
  maintain: "manutencao-preventiva",
  emergency: "emergencia",
};

/**
 * What a title which names no entry of its own comes nearest to: a service where something is to be done, else the product
 * that is sold. "Motor silencioso para portão" is about motors.
 */
export function findFallback(words: readonly TitleWord[], intents: ReadonlySet<Intent>, { entries }: Knowledge): EntryMatch[] {
  const named = findMatches(words, trade)[0]?.start ?? findServing(words);
  if (named === undefined) return [];
  const id = [...intents].map((intent) => SERVICE_OF[intent]).find(Boolean) ?? PRODUCT;
  const entry = entries.get(id);
  return entry ? [{ entry, start: named, end: named + 1 }] : [];
}

/** Where a title that names a place asks at its beginning whether it is served. @param words those of its place blank */
function findServing(words: readonly TitleWord[]): number | undefined {
  const at = words.slice(0, 2).findIndex(isOfServing);
  return at >= 0 && words.some(({ folded }) => folded === "") && words[0]?.folded !== "" ? at : undefined;
}

/** What is wished beside the service that leads: the repair of "Portão automático: instalação e reparo". */
export function addWished(subjects: readonly EntryMatch[], words: readonly TitleWord[], { entries }: Knowledge): EntryMatch[] {
  const [main] = subjects;
  if (main?.entry.kind !== "service") return [...subjects];
  const wished = [...new Set(findWishes(words).map((wish) => SERVICE_OF[wish]))].flatMap((id) => (id && entries.get(id)) || []);
  const others = wished.filter(({ id }) => !subjects.some(({ entry }) => entry.id === id));
  return [...subjects, ...others.map((entry) => ({ entry, start: main.start, end: main.end }))];
}

/** What a leaf is made of, by the entry that tells of it. */
const materials = buildLexicon([
  ["portao-de-madeira", "de madeira|em madeira|ripado|ripados"],
  ["portao-de-aluminio", "de alumínio|em alumínio|de lambril"],
  ["portao-de-ferro", "de ferro|em ferro|de aço|em aço|de chapa|de metalon|de grade|galvanizado"],
]);

/** In "conserto de portão de ferro" the name of the service takes the word that the material's begins with; "cabo de aço" is a cable. */
export function addMaterial(found: readonly EntryMatch[], words: readonly TitleWord[], { entries }: Knowledge): readonly EntryMatch[] {
  if (found[0]?.entry.kind === "component") return found;
  const match = findMatches(words, materials).find(({ start, end }) => !found.some((one) => one.start < end && start < one.end));
  const entry = match && entries.get(match.value);
  return entry && !found.some((one) => one.entry === entry) ? [...found, { entry, start: match.start, end: match.end }] : found;
}
