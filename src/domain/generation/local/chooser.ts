import { type FactTexts, quotesAbsentName } from "#domain/facts/fact-names";
import { withoutAbsent } from "#domain/facts/fill-facts";
import type { Bearing } from "#domain/knowledge/asked/bearing";
import { writeLabelled, writeRow } from "#domain/knowledge/entry-texts";
import type { Intent } from "#domain/knowledge/intent";
import { onceFor } from "#domain/memo/once-for";
import type { Circumstance } from "#domain/places/circumstance";
import { RANDOM_ABOVE } from "../creativity";
import { createRandom } from "./seeded-random";

/** What decides whether a page says something. */
export interface Conditioned {
  for?: readonly Intent[] | undefined;
  when?: Circumstance | undefined;
  about?: readonly string[] | undefined;
}

type Trait = "gates" | "uses" | "grounds";

/** Whether it may be said: a gate or a variant that nobody named rules nothing out, an unknown use or ground does. */
export function isSayable({ for: intents, when }: Conditioned, asked: ReadonlySet<Intent>, here: Circumstance): boolean {
  if (intents && !intents.some((intent) => asked.has(intent))) return false;
  if (!when) return true;
  return (
    meets(when, here, "uses") && meets(when, here, "grounds") && (!here.gates || meets(when, here, "gates")) && meetsVariant(when, here)
  );
}

/** Whether what it asks for is known to hold here, and it asks for something. */
export function holdsHere({ when }: Conditioned, here: Circumstance): boolean {
  if (!when) return false;
  return (["gates", "uses", "grounds"] as const).every((trait) => meets(when, here, trait)) && meetsVariant(when, here);
}

function meets(when: Circumstance, here: Circumstance, trait: Trait): boolean {
  const asked: readonly string[] | undefined = when[trait];
  const known: readonly string[] = here[trait] ?? [];
  return !asked || asked.some((value) => known.includes(value));
}

function meetsVariant(when: Circumstance, here: Circumstance): boolean {
  return !when.variants || !here.variants || when.variants.some((variant) => here.variants?.includes(variant));
}

interface ChooserParts {
  seed: string;
  version: number;
  creativity: number;
  asked: ReadonlySet<Intent>;
  here: Circumstance;
  /** Entries that the page is about. */
  about: ReadonlySet<string>;
  facts: FactTexts;
  /** Whether other pages say a text already; the same function never takes it back. */
  isSaid?: ((text: string) => boolean) | undefined;
  /** How much a text bears on the question that the title asks; none does where that is not known. */
  bearing?: Bearing | undefined;
}

/** The texts of an item as a page shows them. */
function listTexts(item: object): string[] {
  const { cells, says = [], label } = item as { cells?: string[]; says?: string[]; label?: string };
  return cells ? [writeRow(cells)] : says.map((text) => writeLabelled(label, text));
}

/** Taken though other pages say them too. */
const FEWEST = 2;

/** What is said stays so, and items are constants: each page asks of hundreds. */
const staleBy = onceFor((_: (text: string) => boolean) => new WeakSet());

export type Chooser = ReturnType<typeof createChooser>;

/**
 * Chooses what a page says. Above the creativity of `RANDOM_ABOVE` by chance, repeatable by the seed; at or below it in the
 * order of the entry, each version beginning one further. What leans on an absent fact is passed over, and nothing is
 * chosen twice for a page.
 */
export function createChooser(parts: ChooserParts) {
  const { seed, version, creativity, asked, here, about, facts, isSaid = () => false, bearing = () => 0 } = parts;
  const isRandom = creativity > RANDOM_ABOVE;
  const random = createRandom(seed);
  const taken = new Set<readonly string[]>();
  const chosen = new Set<object>();

  /** In the order of this page. */
  function shuffle<T>(list: readonly T[]): T[] {
    const left = [...list];
    if (!isRandom) {
      const start = left.length === 0 ? 0 : (version - 1) % left.length;
      return [...left.slice(start), ...left.slice(0, start)];
    }
    for (let index = 0; index < left.length - 1; index++) {
      const other = index + Math.floor(random() * (left.length - index));
      [left[index], left[other]] = [left[other] as T, left[index] as T];
    }
    return left;
  }

  /** How much an item bears on what is asked, from 0 to 1. */
  const bears = (item: object): number =>
    Math.max(0, ...((item as { asks?: string[] }).asks ?? []).map(bearing), ...listTexts(item).map(bearing));

  /** Their indices, what is said elsewhere last, else what bears most on what is asked first: the less the further a version is, to be another text. */
  function orderWays(says: readonly string[], label?: string): number[] {
    const order = shuffle(says.map((_, index) => index));
    return sortBy(order, (index) => {
      const text = writeLabelled(label, says[index] as string);
      return (isSaid(text) ? 1 : 0) - bearing(text) / version / 2;
    });
  }

  const stale = staleBy(isSaid);

  /** Whether there is something in an item that no other page says. */
  function isFresh(item: object): boolean {
    if (stale.has(item)) return false;
    const isSo = listTexts(item).some((text) => !isSaid(text));
    if (!isSo) stale.add(item);
    return isSo;
  }

  /** One way to say it, after its label where it has one; undefined where none can be said. */
  function way(says: readonly string[], label?: string): string | undefined {
    if (taken.has(says)) return undefined;
    for (const index of orderWays(says, label)) {
      const text = withoutAbsent(says[index] as string, facts);
      if (text === "") continue;
      taken.add(says);
      return text;
    }
    return undefined;
  }

  /** A question with the answer that was written for it, that of an index before others; undefined where that cannot be said. */
  function pair(asks: readonly string[], says: readonly string[], first?: number) {
    if (taken.has(says)) return undefined;
    for (const index of sortBy(orderWays(says), (one) => (one === first ? 0 : 1))) {
      const question = withoutAbsent(asks[Math.min(index, asks.length - 1)] ?? "", facts);
      const answer = withoutAbsent(says[index] as string, facts);
      if (question === "" || answer === "") continue;
      taken.add(asks).add(says);
      return { question, answer };
    }
    return undefined;
  }

  function take<T extends Conditioned>(items: readonly T[], count: number, fewest = FEWEST): T[] {
    const sayable = items.filter((item) => isSayable(item, asked, here));
    const rank = (item: T) => (item.about?.some((id) => about.has(id)) ? 2 : 0) + (holdsHere(item, here) ? 1 : 0);
    const left = shuffle(sayable.filter((item) => !chosen.has(item) && canSay(item, facts)));
    const best = sortBy(left, (item) => (isFresh(item) ? 0 : 0.5) - rank(item) - bears(item) / version).slice(0, count);
    const first = new Set(best.filter((item, index) => index < fewest || rank(item) > 1 || isFresh(item)));
    for (const item of first) chosen.add(item);
    return sayable.filter((item) => first.has(item));
  }

  return {
    shuffle,
    bears,
    isFresh,
    way,
    pair,
    /** Some of them, in their order; what is about the title's other subjects, met by its circumstance or bears on what it asks before the rest. */
    items: <T extends Conditioned>(items: readonly T[], count: number) => take(items, count),
    /** The same, of those alone that ask for something which holds here. */
    cases: <T extends Conditioned>(items: readonly T[], count: number) => {
      const met = items.filter((item) => holdsHere(item, here));
      return take(met, count, 1);
    },
    /** All that may be said, in their order. */
    all: <T extends Conditioned>(items: readonly T[]) => take(items, items.length, items.length),
  };
}

/** The lightest first; each is weighed once. */
export function sortBy<T>(list: readonly T[], weigh: (one: T) => number): T[] {
  const weights = new Map(list.map((one) => [one, weigh(one)]));
  return list.toSorted((a, b) => (weights.get(a) ?? 0) - (weights.get(b) ?? 0));
}

function canSay(item: object, facts: FactTexts): boolean {
  if ("cells" in item) return !(item.cells as string[]).some((cell) => quotesAbsentName(cell, facts));
  if ("asks" in item && (item.asks as string[]).every((text) => quotesAbsentName(text, facts))) return false;
  return !("says" in item) || (item.says as string[]).some((text) => withoutAbsent(text, facts) !== "");
}
