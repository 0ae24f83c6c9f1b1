import { fillFactsDeep } from "#domain/facts/fill-facts-deep";
import { onceFor } from "#domain/memo/once-for";
import { listAuthoredPages, pagesOfKind } from "#domain/site/authored-pages";
import { type TextKind, type TextKinds, textPath } from "#domain/texts/text-kinds";
import type { SiteContent } from "#server/content/site-content";
import type { ReadingScreenProps } from "#site/screens/ReadingScreen";
import type { GridLink } from "#site/sections/lists";

/** What a reading page shows, apart from how to reach the seller. */
export type Reading = Omit<ReadingScreenProps, "page" | "contact" | "hours" | "wording" | "tools" | "children">;

/** Links to the places or topics a content file names, in the order of the site's lists. */
export function linksTo({ pages }: SiteContent, kind: "place" | "topic", named: readonly string[]): GridLink[] {
  const slugs = new Set(named);
  return pagesOfKind(listAuthoredPages(pages), kind)
    .filter((page) => slugs.has(page.kind === "place" ? page.place.slug : page.topic.slug))
    .map(({ title, path }) => ({ text: title, path }));
}

/** The same content says the same: each document is filled once. */
const known = onceFor((_: SiteContent) => new Map<string, unknown>());

/** A document with its facts filled in; undefined when there is none. */
export function findFilledText<Kind extends TextKind>(content: SiteContent, kind: Kind, slug?: string): TextKinds[Kind] | undefined {
  const path = textPath(kind, slug);
  const filled = known(content);
  if (!filled.has(path)) {
    const text = content.findText(kind, slug);
    // An address nobody wrote for is not remembered: there is no end of them.
    if (text === undefined) return undefined;
    filled.set(path, fillFactsDeep(text, content.facts.texts));
  }
  return filled.get(path) as TextKinds[Kind];
}

/** As `findFilledText`, for documents that every site has. */
export function getFilledText<Kind extends TextKind>(content: SiteContent, kind: Kind, slug?: string): TextKinds[Kind] {
  const text = findFilledText(content, kind, slug);
  if (text === undefined) throw new Error(`There is no text ${textPath(kind, slug)}`);
  return text;
}
