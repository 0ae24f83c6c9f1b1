/** What the query cache keeps of audits. */
export const AUDIT_KEY = ["audit"] as const;
