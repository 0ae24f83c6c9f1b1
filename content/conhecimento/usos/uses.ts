import type { UseEntry } from "#domain/knowledge/entry";

/** What a gate closes. */
export const uses: readonly UseEntry[] = [];
