import { completeText } from "#domain/texts/complete-text";
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

/** What the owner has a document say, with what this release has added to its parts. */
export function completeOwnText(path: string, value: unknown, written: unknown): unknown {
  const named = readTextPath(path);
  return named && rulesOf(named.kind).isOfFixedParts ? completeText(written, value) : value;
}

/** The owner's documents over the files', without what is retired; one that fits its schema no more waits, and the file's is shown. */
export function layTexts(written: ReadonlyMap<string, unknown>, ownerValues: readonly OwnerValue[]): ReadonlyMap<string, unknown> {
  const texts = new Map(written);
  for (const { path, value } of ownerValues) {
    if (!path.startsWith(TEXT) || value === null) continue;
    const name = path.slice(TEXT.length);
    const own = completeOwnText(name, value, written.get(name));
    if (isUsableText(name, own)) texts.set(name, own);
  }
  for (const [name, text] of texts) texts.set(name, leaveOutRetired(text));
  return texts;
}

/** When the owner last wrote a document that is shown as he wrote it; undefined where the file's is shown. */
export function findTextChange(name: string, written: ReadonlyMap<string, unknown>, ownerValues: readonly OwnerValue[]): Date | undefined {
  const own = ownerValues.find(({ path }) => path === TEXT + name);
  if (!own || own.value === null) return undefined;
  return isUsableText(name, completeOwnText(name, own.value, written.get(name))) ? own.savedAt : undefined;
}
