import { buildLexicon, findMatches, type TitleWord } from "#domain/generation/title/title-words";
import type { EntryMatch } from "../entry-lexicon";
import type { Intent } from "../intent";
import type { Knowledge } from "../knowledge";

/** Words that make a title one of the trade, though they name no entry. */
const trade = buildLexicon<true>([[true, "portão|portões|portao|motor|motores|automatizador|automatizadores|ppa"]]);

const SERVICE_OF: Partial<Record<Intent, string>> = {
  install: "instalacao",
  buy: "instalacao",
  repair: "conserto",
  replace: "troca-de-motor",
  maintain: "manutencao-preventiva",
  emergency: "emergencia",
};

/** The service that a title which names no entry comes nearest to: "Motor rápido para portão" is about having one put in. */
export function findFallback(words: readonly TitleWord[], intents: ReadonlySet<Intent>, { entries }: Knowledge): EntryMatch[] {
  const [word] = findMatches(words, trade);
  if (!word) return [];
  const id = [...intents].map((intent) => SERVICE_OF[intent]).find(Boolean) ?? "instalacao";
  const entry = entries.get(id);
  return entry ? [{ entry, start: word.start, end: word.end }] : [];
}
