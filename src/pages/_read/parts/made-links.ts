import { listHomes, readTitle } from "#domain/knowledge/read-title";
import { type GeneratedPage, generatedPagePath } from "#domain/page/generated-page";
import { findAuthoredPage } from "#domain/site/authored-pages";
import type { SiteContent } from "#server/content/site-content";
import { LIST_TAG, pageTag } from "#server/page-cache/cache-tags";
import type { PageOfHome } from "#server/publishing/page-sketches";
import { services } from "#server/services";

/** A page that comes with the site leads to the first of those that belong to it, and each of them to the next. */
const MOST_OF_HOME = 6;
const MOST_NEXT = 2;

/** The pages that belong to one which comes with the site; none where that has no text. */
export async function findMadeLinks({ pages }: SiteContent, path: string) {
  if (!findAuthoredPage(pages, path)) return { links: [], tags: [] };
  return toLinks(await services().pages.listPagesOfHome(path, MOST_OF_HOME), MOST_OF_HOME);
}

/** The pages next to one made in the panel, of its place and of its subject. */
export async function findNextLinks({ facts }: SiteContent, { id, title }: Pick<GeneratedPage, "id" | "title">) {
  const homes = listHomes(readTitle(title, facts.knowledge, facts.places));
  const next = await Promise.all(homes.map((path) => services().pages.listPagesOfHome(path, MOST_NEXT, id)));
  return toLinks([...new Map(next.flat().map((page) => [page.slug, page])).values()], MOST_NEXT * homes.length);
}

/**
 * Links to pages made in the panel, and the tags by which a kept page that shows them is known to be old: a list that is not
 * full may grow by any page; one that is changes only with those it shows.
 */
function toLinks(pages: readonly PageOfHome[], most: number) {
  return {
    links: pages.map(({ title, slug }) => ({ text: title, path: generatedPagePath(slug) })),
    tags: [...pages.map(({ slug }) => pageTag(slug)), ...(pages.length < most ? [LIST_TAG] : [])],
  };
}
