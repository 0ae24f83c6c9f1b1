import { onTestFailed } from "vitest";
import { IS_WHOLE, pickBySeed, SEED } from "./pick-by-seed";

/** So many of the items, in their order, chosen by the seed; all of them in `npm run test:whole`. A test that fails says which. */
export function sampleOf<T>(items: readonly T[], count: number): readonly T[] {
  if (IS_WHOLE || count >= items.length) return items;
  onTestFailed(() => {
    console.error(`${count} of ${items.length} were looked at, those of SAMPLE_SEED=${SEED}; npm run test:whole looks at all`);
  });
  return pickBySeed(items, count, SEED);
}
