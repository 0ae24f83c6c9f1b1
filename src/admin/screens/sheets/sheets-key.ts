/** Of what contacts were given in writing. */
export const SHEETS_KEY = ["sheets"] as const;
