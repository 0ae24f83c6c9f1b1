import { buildLexicon, findMatches, type TitleWord } from "#domain/text/words";
import { namesOf } from "../word-set";

const PARTS = {
  price: "preço|preços|valor|valores|custo|custos|quanto custa|quanto fica|quanto sai|quanto cobra",
  time: "prazo|prazos|quanto tempo",
  signs: "sintoma|sintomas|sinal|sinais|como saber|como identificar|como perceber",
  cause: "causa|causas|motivo|motivos|por que",
  remedy: "solução|soluções|conserto|troca|como resolver|como consertar|o que fazer",
  purpose: "o que é|para que serve|como funciona",
  when: "quando",
  where: "onde",
  how: "como",
  warranty: "garantia",
  models: "modelos",
};

type AskedPart = keyof typeof PARTS;

const lexicon = buildLexicon(namesOf<AskedPart>(PARTS));

/** What a title asks for by nouns or by questions. */
export interface AskedParts {
  parts: ReadonlySet<AskedPart>;
  /** Those of which each must be told: two that it asks for together, and which models there are. */
  wanted: readonly AskedPart[];
}

/** "E", and two words beside it: "por que instalar e onde", "os sintomas e qual o preço". */
const MOST_BETWEEN = 3;

/** @example readAskedParts(splitWords("Capacitor fraco: sintomas e preço")).wanted // ["signs", "price"] */
export function readAskedParts(words: readonly TitleWord[]): AskedParts {
  const found = findMatches(words, lexicon);
  const wanted = found.flatMap(({ value, start }, index) => {
    const before = found[index - 1];
    const between = before ? words.slice(before.end, start) : [];
    if (before && between.length <= MOST_BETWEEN && between.some(({ folded }) => folded === "e")) return [before.value, value];
    return value === "models" ? [value] : [];
  });
  return { parts: new Set(found.map(({ value }) => value)), wanted };
}
