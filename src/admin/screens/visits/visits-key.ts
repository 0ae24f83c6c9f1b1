/** Of the query cache; all that is read of visits begins with it. */
export const VISITS_KEY = ["visits"] as const;
