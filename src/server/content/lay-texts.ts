import { completeText } from "#domain/texts/complete-text";
import { leaveOutRetired } from "#domain/texts/leave-out-retired";
import { readTextPath, rulesOf } from "#domain/texts/text-kinds";
import type { OwnerValue } from "../owner-values/owner-values";

/** Before the name of a document, among the owner's values. */
export const TEXT = "text/";

/** What the owner has a document say, with what this release has added to its parts, and whether it fits its schema. */
export function readOwnText(name: string, said: unknown, written: unknown): { value: unknown; isUsable: boolean } {
  const named = readTextPath(name);
  if (!named) return { value: said, isUsable: false };
  const { schema, isOfFixedParts } = rulesOf(named.kind);
  const value = isOfFixedParts ? completeText(written, said) : said;
  return { value, isUsable: schema.safeParse(value).success };
}

/** A document by its name as its owner wrote it; none where the file's is shown, as where his fits its schema no more and waits. */
function readShown({ path, value }: OwnerValue, written: ReadonlyMap<string, unknown>): [name: string, text: unknown][] {
  if (!path.startsWith(TEXT) || value === null) return [];
  const name = path.slice(TEXT.length);
  const own = readOwnText(name, value, written.get(name));
  return own.isUsable ? [[name, own.value]] : [];
}

/** The owner's documents over the files', without what is retired. */
export function layTexts(written: ReadonlyMap<string, unknown>, ownerValues: readonly OwnerValue[]): ReadonlyMap<string, unknown> {
  const texts = new Map([...written, ...ownerValues.flatMap((own) => readShown(own, written))]);
  for (const [name, text] of texts) texts.set(name, leaveOutRetired(text));
  return texts;
}

/** When the owner last wrote a document that is shown as he wrote it; undefined where the file's is shown. */
export function findTextChange(name: string, written: ReadonlyMap<string, unknown>, ownerValues: readonly OwnerValue[]): Date | undefined {
  const own = ownerValues.find(({ path }) => path === TEXT + name);
  return own && readShown(own, written).length > 0 ? own.savedAt : undefined;
}
