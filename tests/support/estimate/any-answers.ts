import fc from "fast-check";
import { type EstimateAnswers, leafKinds, motorMakes, SIZES, useKinds } from "#domain/estimate/estimate";
import { gateKinds } from "#domain/gate/gate-kind";

/** To the centimetre. */
export const metres = ({ min, max }: { min: number; max: number }) => fc.integer({ min: min * 100, max: max * 100 }).map((cm) => cm / 100);

/** All that a visitor may answer. */
export const anyAnswers: fc.Arbitrary<EstimateAnswers> = fc.record({
  gate: fc.constantFrom(...gateKinds),
  leaves: fc.constantFrom(1 as const, 2 as const),
  width: metres(SIZES.width),
  height: metres(SIZES.height),
  leaf: fc.constantFrom(...leafKinds),
  use: fc.constantFrom(...useKinds),
  motor: fc.constantFrom(...motorMakes),
  isWorking: fc.boolean(),
  hasRemotes: fc.boolean(),
});
