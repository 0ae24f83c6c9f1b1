import type { Entry } from "#domain/knowledge/entry";
import { foldLetters } from "#domain/text/fold";
import type { TextBlock } from "#domain/text/read-page-text";

/** Nouns of the trade by their genders, as the knowledge base has them. */
export type Genders = ReadonlyMap<string, "f" | "m">;

/** Words before a noun that have a gender; "a" is a preposition as well, and "o" before a plural is none of it. */
const DETERMINERS = new Map<string, "f" | "m">([
  ..."o os um uns do dos no nos ao aos pelo pelos este esse aquele deste desse neste nesse meu seu nosso outro mesmo"
    .split(" ")
    .map((word) => [word, "m"] as const),
  ..."as uma umas da das na nas pela pelas esta essa aquela desta dessa nesta nessa minha sua nossa outra mesma"
    .split(" ")
    .map((word) => [word, "f"] as const),
]);
/** Nouns that are adjectives or of both genders too. */
const UNCERTAIN = new Set(["guia", "guias", "central", "centrais", "placa", "capital", "alarme", "seguranca"]);
/** What nobody writes after "em". */
const UNCONTRACTED = new Set(["o", "os"]);

export function listGenders(entries: Iterable<Entry>): Genders {
  const genders = new Map<string, "f" | "m">();
  for (const { name } of entries) {
    for (const phrase of [name.one, name.many]) {
      const [noun = ""] = foldLetters(phrase).split(/[^a-z]+/);
      if (genders.has(noun) && genders.get(noun) !== name.gender) UNCERTAIN.add(noun);
      genders.set(noun, name.gender);
    }
  }
  for (const noun of UNCERTAIN) genders.delete(noun);
  return genders;
}

/** Nouns with a word of the other gender before them, as written: "o cremalheira". */
export function findDisagreement({ tokens, text }: TextBlock, genders: Genders): string[] {
  const found: string[] = [];
  for (let at = 1; at < tokens.length; at += 1) {
    const [before, noun] = [tokens[at - 1], tokens[at]];
    if (before?.kind !== "word" || noun?.kind !== "word") continue;
    const needed = DETERMINERS.get(before.sign);
    const gender = needed && genders.get(noun.sign);
    // "Porta-malas" is another word.
    const isPart = tokens[at + 1]?.sign === "-" && tokens[at + 1]?.start === noun.end;
    if ((gender && gender !== needed && !isPart) || (before.sign === "em" && UNCONTRACTED.has(noun.sign))) {
      found.push(text.slice(before.start, noun.end));
    }
  }
  return found;
}
