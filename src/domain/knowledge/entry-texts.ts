import type { Entry } from "./entry";

/** A text of an entry that pages show, with where in the entry it stands. */
export interface EntryText {
  /** "cost.items.0.says.1". */
  path: string;
  text: string;
}

/** Fields whose texts pages show; what else an entry has is there to choose among them. */
const SHOWN = new Set(["says", "asks", "headings", "leads", "label", "columns", "cells", "brief"]);

/** Every text of an entry that pages show. */
export function listEntryTexts(entry: Entry): EntryText[] {
  return collectTexts(entry, "", false);
}

function collectTexts(value: unknown, path: string, isShown: boolean): EntryText[] {
  if (typeof value === "string") return isShown ? [{ path, text: value }] : [];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    collectTexts(inner, path ? `${path}.${key}` : key, SHOWN.has(key) || (isShown && Array.isArray(value))),
  );
}
