import type { Entry } from "#domain/knowledge/entry";
import type { TitleReading } from "#domain/knowledge/read-title";
import { isQuestion } from "#domain/knowledge/reading/find-intents";
import { wordSet } from "#domain/knowledge/word-set";
import { foldText } from "#domain/text/fold";
import { splitWords } from "#domain/text/words";
import { lowerFirst, upperFirst } from "./markup";

/** Longer titles are named by their subject. */
const LONGEST = 90;

/** What a title may promise and a text may not: its figures and claims are facts by their names. */
const CLAIMS = /\s(?:\d+\s?(?:horas|hs?)|24x7|gr[áa]tis|gratuit[ao]s?|barat[ao]s?|autorizad[ao]s?)(?!\p{L})/giu;

/** Written in capitals wherever they stand. */
const CAPITALS = wordSet("ppa dps hp led rf ac dc mhz abc abcd sp rcg bft faac nbr abnt jfl ecp hcs");

/**
 * The title as a phrase that a heading may go on from: what it asks or names first, in the case of a sentence, with its place.
 * @example "Portão Automático Não Fecha em Moema: Conserto no Local" becomes "Portão automático não fecha em Moema"
 */
export function writeHeadline({ title, place, subjects, makers }: TitleReading, main: Entry): string {
  const named = [upperFirst(main.name.one), place?.phrase].filter(Boolean).join(" ");
  // A heading that goes on from a question without its mark would state it.
  if (title.includes("?")) return named;
  const [head = ""] = title.replace(CLAIMS, " ").split(/[?:!;|–—]|\s-\s|\.\s/u);
  const words = head
    .trim()
    .replace(/[.,\s]+$/u, "")
    .split(/\s+/);
  const namesByCapital = isSentence(words) ? words.slice(1).filter((word) => /^\p{Lu}\p{Ll}/u.test(word)) : [];
  const names = new Set([
    ...(place ? [place.name, place.place.name, place.place.cityName].flatMap(splitName) : []),
    ...makers.flatMap(({ name }) => splitName(name)),
    ...subjects.filter(({ entry }) => entry.kind === "model").map(({ entry }) => lastWord(entry.name.one)),
    ...namesByCapital.map(foldText),
  ]);
  const phrase = upperFirst(words.map((word, index) => toCase(word, names, words[index - 1])).join(" "));
  // "Em Alphaville" says where, though the place is called Barueri.
  const isWhole =
    !place || foldText(phrase).includes(foldText(place.name)) || [...place.at].some((index) => index < splitWords(head).length);
  const whole = isWhole ? phrase : `${phrase} ${place.phrase}`;
  return whole.length > 3 && whole.length <= LONGEST ? whole : named;
}

/** In its first sentence, which would be the second of one. */
const HAS_COLON = /^[^.?]*:/;

/** What a description is about, and what is said of it: an answer after its question, else what goes on from it. */
export function goOnFrom(headline: string, text: string): string {
  if (isQuestion(headline, splitWords(headline))) return `${headline}? ${upperFirst(text)}`;
  return HAS_COLON.test(text) ? `${headline}. ${upperFirst(text)}` : `${headline}: ${lowerFirst(text)}`;
}

/** In the case of a sentence what has a capital is a name: the "Alphaville" of "Motor de portão em Alphaville". */
function isSentence(words: readonly string[]): boolean {
  return words.slice(1).some((word) => /^\p{Ll}{5,}$/u.test(word) && !SMALL_IN_TITLES.has(word));
}

/** Longer words that stay small in a title whose other words are all written with a capital. */
const SMALL_IN_TITLES = new Set(["sobre", "entre", "quando", "quanto", "desde", "depois", "antes"]);

function toCase(word: string, names: ReadonlySet<string>, before: string | undefined): string {
  const folded = foldText(word).replace(/[^\p{L}\p{N}]/gu, "");
  if (CAPITALS.has(folded)) return word.toUpperCase();
  const isName = names.has(folded) && before !== undefined;
  return isName ? upperFirst(word.toLowerCase()) : word.toLowerCase();
}

/** Its words that are written with a capital: not the "da" of "Taboão da Serra". */
function splitName(name: string): string[] {
  return name
    .split(/\s+/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map(foldText);
}

function lastWord(name: string): string {
  return foldText(name.split(" ").at(-1) ?? "");
}
