/** How much of a page is its own, measured against every other page of the site. */
export interface Substance {
  words: number;
  /** Share, 0 to 1, of its runs of eight words that stand on no other page. */
  ownRuns: number;
  /** Share of its sentences that stand on no other page. */
  ownSentences: number;
  /** The page that has most of its runs, and which share of them. */
  closest?: { path: string; title: string; share: number };
}

/** What a public page must have. */
export const LEAST_WORDS = 250;
export const LEAST_OWN_RUNS = 0.4;
export const LEAST_OWN_SENTENCES = 0.5;
export const MOST_OF_ANOTHER = 0.3;
