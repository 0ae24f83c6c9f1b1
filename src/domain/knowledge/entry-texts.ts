import { onceFor } from "#domain/memo/once-for";
import { foldText } from "#domain/text/fold";
import type { Entry } from "./entry";
import { listNames } from "./entry-lexicon";
import type { Knowledge } from "./knowledge";

/** A text with its label, and a row, as pages show them. */
export const writeLabelled = (label: string | undefined, text: string): string => (label === undefined ? text : `${label}: ${text}`);

export const writeRow = (cells: readonly string[]): string => cells.join(" ");

/** Every text of an entry as a page shows it, those that may be said in its place included. */
export function listShownTexts(value: unknown): string[] {
  if (value === null || typeof value !== "object") return [];
  if (Array.isArray(value)) return value.flatMap(listShownTexts);
  const { says, brief, cells, label } = value as Partial<Record<"says" | "brief" | "cells", string[]>> & { label?: string };
  const said = (says ?? []).map((text) => writeLabelled(label, text));
  const own = [...said, ...(brief ?? []), ...(cells ? [writeRow(cells)] : [])];
  return [...own, ...Object.values(value).flatMap(listShownTexts)];
}

/** Fields whose texts pages show; what else an entry has is there to choose among them. */
const SHOWN = new Set(["says", "asks", "headings", "heading", "leads", "label", "columns", "cells", "brief"]);

/** Every text of an entry that pages show, with where in the entry it stands: "cost.items.0.says.1". */
export const listEntryTexts = (entry: Entry) => collectTexts(entry, "", false);

function collectTexts(value: unknown, path: string, isShown: boolean): { path: string; text: string }[] {
  if (typeof value === "string") return isShown ? [{ path, text: value }] : [];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    collectTexts(inner, path ? `${path}.${key}` : key, SHOWN.has(key) || (isShown && Array.isArray(value))),
  );
}

/** Every word that names and texts of the trade are made of, in lower case without accents. */
export const listVocabulary = onceFor((knowledge: Knowledge): ReadonlySet<string> => {
  const texts = [...knowledge.entries.values()].flatMap((entry) => [
    ...listNames(entry).map(({ name }) => name),
    ...listEntryTexts(entry).map(({ text }) => text),
  ]);
  return new Set(foldText(texts.join(" ")).match(/[\p{L}\p{N}]+/gu));
});
