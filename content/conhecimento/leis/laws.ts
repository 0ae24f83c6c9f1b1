import type { Law } from "#domain/knowledge/entry";

/** Rules of the authorities. */
export const laws: readonly Law[] = [];
