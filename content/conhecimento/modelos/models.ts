import type { Model } from "#domain/knowledge/entry";

/** Motors of the register. */
export const models: readonly Model[] = [];
