import { buildLexicon, findMatches, type TitleWord } from "#domain/text/words";
import type { EntryMatch } from "../entry-lexicon";
import type { Intent } from "../intent";
import { type Knowledge, PRODUCT } from "../knowledge";
import { findWishes } from "./find-intents";

/** Words that make a title one of the trade, though they name no entry. */
const trade = buildLexicon<true>([[true, "portão|portões|portao|motor|motores|automatizador|automatizadores|ppa"]]);

/** "Vocês atendem em Osasco?" asks it of gates, for nothing else is done here. */
const serving = buildLexicon<true>([[true, "atende|atendem|atendemos|atendimento"]]);

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
  const isAsked = words.some(({ folded }) => folded === "") && words[0]?.folded !== "";
  const [word] = [...findMatches(words, trade), ...(isAsked ? findMatches(words.slice(0, 2), serving) : [])];
  if (!word) return [];
  const id = [...intents].map((intent) => SERVICE_OF[intent]).find(Boolean) ?? PRODUCT;
  const entry = entries.get(id);
  return entry ? [{ entry, start: word.start, end: word.end }] : [];
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
