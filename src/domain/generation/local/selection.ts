import { listNames } from "#domain/facts/fact-names";
import { FEW_ITEMS, FEW_ITEMS_FIXED, RANDOM_ABOVE } from "../creativity";
import { createRandom } from "./seeded-random";

/** A text of a bank, or several that belong together, as a question and its answer. */
export type Phrase = string | readonly string[];

/**
 * Chooses phrases from banks. Above the creativity of `RANDOM_ABOVE` by chance, repeatable by the seed, and rather those
 * whose facts the page has not quoted yet; at or below it the first ones in order. A phrase that quotes a word the page
 * lacks (a place, a claim the owner withdrew) is passed over.
 */
export interface Selection {
  /** One of several ways to say the same; "" when none can be said. */
  one(variants: readonly string[]): string;
  /** Some of them, in the order of the bank. */
  some<T extends Phrase>(bank: readonly T[], count: number): T[];
  /** Some of them, in any order. */
  mixed<T extends Phrase>(bank: readonly T[], count: number): T[];
  /** A few of them, in the order of the bank. */
  few<T extends Phrase>(bank: readonly T[], min?: number): T[];
}

/** Names that may be quoted as often as the text needs them. */
const REPEATABLE = /^(marca|empresa|local|portao|(o-|do-|no-|um-)?(produto|servico))$/;

export function createSelection(seed: string, creativity: number, isThere: (name: string) => boolean): Selection {
  const isRandom = creativity > RANDOM_ABOVE;
  const random = createRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const quoted = new Set<string>();

  function mixed<T extends Phrase>(bank: readonly T[], count: number): T[] {
    const sayable = bank.filter((phrase) => findNames(phrase).every(isThere));
    if (!isRandom) return sayable.slice(0, count);
    shuffle(sayable);
    const isRepeating = (phrase: T) => findNames(phrase).some((name) => quoted.has(name));
    const chosen = [...sayable.filter((phrase) => !isRepeating(phrase)), ...sayable.filter(isRepeating)].slice(0, count);
    for (const name of chosen.flatMap(findNames)) if (!REPEATABLE.test(name)) quoted.add(name);
    return chosen;
  }

  function shuffle<T>(items: T[]): void {
    for (let index = 0; index < items.length - 1; index++) {
      const other = index + below(items.length - index);
      [items[index], items[other]] = [items[other] as T, items[index] as T];
    }
  }

  function some<T extends Phrase>(bank: readonly T[], count: number): T[] {
    const chosen = new Set(mixed(bank, count));
    return bank.filter((phrase) => chosen.has(phrase));
  }

  return {
    one: (variants) => mixed(variants, 1)[0] ?? "",
    some,
    mixed,
    few: (bank, min = FEW_ITEMS.min) => some(bank, isRandom ? min + below(FEW_ITEMS.max - min + 1) : FEW_ITEMS_FIXED),
  };
}

/** Phrases are constants of the banks, so each is read once. */
const namesByPhrase = new Map<Phrase, readonly string[]>();

function findNames(phrase: Phrase): readonly string[] {
  const known = namesByPhrase.get(phrase);
  if (known) return known;
  const names = listNames(phrase);
  namesByPhrase.set(phrase, names);
  return names;
}
