import { test } from "vitest";
import { IS_WHOLE } from "./pick-by-seed";

const ignore = Object.assign(() => {}, { each: () => () => {} }) as unknown as typeof test;

/** A test that is made before a release alone, by `npm run test:whole`. */
export const wholeTest = IS_WHOLE ? test : ignore;
