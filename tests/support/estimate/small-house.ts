import type { EstimateAnswers } from "#domain/estimate/estimate";

/** A house with a light gate and no motor yet, which the smallest plan serves. */
export const SMALL_HOUSE: EstimateAnswers = {
  gate: "deslizante",
  leaves: 1,
  width: 3,
  height: 2,
  leaf: "bars",
  use: "home",
  motor: "none",
  isWorking: false,
  hasRemotes: false,
};
