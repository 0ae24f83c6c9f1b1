/** Of the query cache. */
export const ACCOUNT_KEY = ["account"] as const;
export const SESSIONS_KEY = ["own-sessions"] as const;
