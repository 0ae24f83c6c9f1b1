import { test } from "vitest";
import { IS_WHOLE } from "./pick-by-seed";

/** A test that is made before a release alone, by `npm run test:whole`. */
export const wholeTest: (name: string, run: () => Promise<void> | void) => void = IS_WHOLE ? test : () => {};
