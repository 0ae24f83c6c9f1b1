import { buildLexicon, findMatches, type TitleWord } from "#domain/text/words";
import type { EntryMatch } from "../entry-lexicon";
import type { Intent } from "../intent";
import { type Knowledge, PRODUCT } from "../knowledge";
import { findWishes } from "./find-intents";

/** Words that make a title one of the trade, though they name no entry. */
const trade = buildLexicon<true>([[true, "portão|portões|portao|motor|motores|automatizador|automatizadores|ppa"]]);

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
  const [word] = findMatches(words, trade);
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
