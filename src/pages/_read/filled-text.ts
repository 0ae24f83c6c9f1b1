import { fillFactsDeep } from "#domain/facts/fill-facts-deep";
import type { TextKind, TextKinds } from "#domain/texts/text";
import type { SiteContent } from "#server/content/site-content";

/** A document with its facts filled in; undefined when there is none. */
export function findFilledText<Kind extends TextKind>(
  { findText, facts }: SiteContent,
  kind: Kind,
  slug?: string,
): TextKinds[Kind] | undefined {
  const text = findText(kind, slug);
  return text && fillFactsDeep(text, facts.texts);
}
