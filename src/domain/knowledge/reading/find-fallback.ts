import { buildLexicon, findMatches, type TitleWord } from "#domain/text/words";
import type { EntryMatch } from "../entry-lexicon";
import type { Intent } from "../intent";
import { type Knowledge, PRODUCT } from "../knowledge";

/** Words that make a title one of the trade, though they name no entry. */
const trade = buildLexicon<true>([[true, "portão|portões|portao|motor|motores|automatizador|automatizadores|ppa"]]);

const SERVICE_OF: Partial<Record<Intent, string>> = {
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
