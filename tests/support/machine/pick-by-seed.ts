import { createRandom } from "#domain/generation/local/seeded-random";

/** The same in every run, so that a failure can be looked at again. */
export const SEED = Number(process.env["SAMPLE_SEED"] ?? 1);
/** Whether all is looked at that an ordinary run takes a sample of. */
export const IS_WHOLE = Boolean(process.env["WHOLE"]);

/** So many of the items, in their order, chosen by the seed; all of them in `npm run test:whole`. */
export function someOf<T>(items: readonly T[], count: number): readonly T[] {
  return IS_WHOLE ? items : pickBySeed(items, count, SEED);
}

export function pickBySeed<T>(items: readonly T[], count: number, seed: number): readonly T[] {
  const next = createRandom(String(seed));
  const left = items.map((_, place) => place);
  const chosen = Array.from({ length: Math.min(count, items.length) }, () => left.splice(Math.floor(next() * left.length), 1)[0] ?? 0);
  return chosen.sort((one, other) => one - other).map((place) => items[place] as T);
}
