import { leaveOutRetired } from "#domain/texts/leave-out-retired";
import { readTextPath, rulesOf } from "#domain/texts/text-kinds";
import type { OwnerValue } from "../owner-values/owner-values";

/** Before the name of a document, among the owner's values. */
export const TEXT = "text/";

/** Whether a stored document can be shown by this release: it has a kind, and fits its schema. */
export function isUsableText(path: string, value: unknown): boolean {
  const named = readTextPath(path);
  return named !== undefined && rulesOf(named.kind).schema.safeParse(value).success;
}

/**
 * Every document as the site shows it: the owner's over the files', without what is retired. A stored one that no longer
 * fits its schema waits in the panel, and the file's is shown.
 */
export function layTexts(written: ReadonlyMap<string, unknown>, ownerValues: readonly OwnerValue[]): ReadonlyMap<string, unknown> {
  const texts = new Map(written);
  for (const { path, value } of ownerValues) {
    if (!path.startsWith(TEXT) || value === null) continue;
    const name = path.slice(TEXT.length);
    if (isUsableText(name, value)) texts.set(name, value);
  }
  for (const [name, text] of texts) texts.set(name, leaveOutRetired(text));
  return texts;
}
