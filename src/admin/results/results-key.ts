/** What the query cache keeps of results. */
export const RESULTS_KEY = ["results"] as const;
