/** What the query cache keeps of the figures that pages state by hand. */
export const FROZEN_FIGURES_KEY = ["frozen-figures"] as const;
