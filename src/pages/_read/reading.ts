import { pageContent } from "#content/pages";
import { listAuthoredPages, pagesOfKind } from "#domain/site/authored-pages";
import type { ReadingScreenProps } from "#site/screens/ReadingScreen";
import type { GridLink } from "#site/sections/LinkGrid";

/** What a reading page shows, apart from how to reach the seller. */
export type Reading = Omit<ReadingScreenProps, "contact" | "hours" | "tools" | "children">;

/** Links to the places or topics a content file names, in the order of the site's lists. */
export function linksTo(kind: "place" | "topic", named: readonly { id: string }[]): GridLink[] {
  const slugs = new Set(named.map(({ id }) => id));
  return pagesOfKind(listAuthoredPages(pageContent), kind)
    .filter((page) => slugs.has(page.kind === "place" ? page.place.slug : page.topic.slug))
    .map(({ title, path }) => ({ text: title, path }));
}
