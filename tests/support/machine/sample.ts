import { onTestFailed } from "vitest";
import { IS_WHOLE, SEED, someOf } from "./pick-by-seed";

/** As `someOf`, and a test that fails says which. */
export function sampleOf<T>(items: readonly T[], count: number): readonly T[] {
  if (IS_WHOLE || count >= items.length) return items;
  onTestFailed(() => {
    console.error(`${count} of ${items.length} were looked at, those of SAMPLE_SEED=${SEED}; npm run test:whole looks at all`);
  });
  return someOf(items, count);
}
