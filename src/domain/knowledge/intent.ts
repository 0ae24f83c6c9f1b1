/** What a title asks. */
export const questions = ["what", "which", "price", "how-to", "when", "why", "where", "worth-it"] as const;

/** What its reader wants done. */
export const wishes = ["install", "maintain", "repair", "replace", "emergency", "buy"] as const;

/** A title may have one of each: "Quando trocar a roldana" asks when and wants it replaced. */
export const intents = [...questions, ...wishes] as const;

export type Question = (typeof questions)[number];
export type Wish = (typeof wishes)[number];
export type Intent = (typeof intents)[number];

/** Wishes that the words for a repair serve where none were written for them. */
export const SERVED_BY_REPAIR: readonly Wish[] = ["replace", "emergency", "maintain"];
