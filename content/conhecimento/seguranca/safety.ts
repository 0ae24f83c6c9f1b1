import type { Safety } from "#domain/knowledge/entry";

/** Dangers and how to keep from them. */
export const safetyEntries: readonly Safety[] = [];
