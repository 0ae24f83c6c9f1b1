import { listAuthoredPages, pagesOfKind } from "#domain/site/authored-pages";
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
