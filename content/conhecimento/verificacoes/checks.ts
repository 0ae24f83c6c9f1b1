import type { Check } from "#domain/knowledge/entry";

/** What a reader may look at or do by himself. */
export const checks: readonly Check[] = [];
