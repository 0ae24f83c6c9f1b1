/** The creativity dial of the panel and what each of its values switches on. */
export const MIN_CREATIVITY = 0;
export const MAX_CREATIVITY = 100;
export const CREATIVITY_STEP = 5;
export const DEFAULT_CREATIVITY = 75;

/** Above it items are chosen at random; at or below it the first ones in order are taken. */
export const RANDOM_ABOVE = 20;

/** Each value passed adds an optional section to the one that is always there. */
const SECTION_ABOVE = [20, 40, 50] as const;

/**
 * The temperature asked of the AI provider, 0.5 to 1.
 * @example toTemperature(75) // 0.875
 */
export const toTemperature = (creativity: number): number => 0.5 + (creativity / 100) * 0.5;

/** What item counts grow with, 0 to 10: so "3 plus a quarter" gives 3 to 5 items and never more than a bank holds. */
const toLevel = (creativity: number): number => Math.round(creativity / 10);

/** Features and benefits: 3 plus a quarter of the level. */
export const countFeatures = (creativity: number): number => 3 + Math.floor(toLevel(creativity) / 4);

/** Questions of the FAQ and sentences of the introduction: 2 plus a third of the level. */
export const countSentences = (creativity: number): number => 2 + Math.floor(toLevel(creativity) / 3);

/** Optional sections: one always, and one more for each threshold passed. */
export const countOptionalSections = (creativity: number): number => 1 + SECTION_ABOVE.filter((threshold) => creativity > threshold).length;
