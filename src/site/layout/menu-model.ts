import { generatedPagePath, type PageSummary } from "#domain/page/generated-page";
import { MENU_PAGES } from "#domain/page/menu-pages";
import { type AuthoredPage, pagesOfKind } from "#domain/site/authored-pages";
import { ESTIMATE_PATH, PATHS } from "#domain/site/paths";
import type { Wording } from "#domain/texts/wording-text";
import type { GridLink } from "#site/sections/LinkGrid";

export interface MenuCategory {
  name: string;
  links: readonly GridLink[];
}

export type MenuEntry =
  | { kind: "link"; text: string; path: string }
  | { kind: "list"; text: string; links: readonly GridLink[]; more?: GridLink }
  | { kind: "categories"; text: string; title: string; categories: readonly MenuCategory[]; more: GridLink };

const NORTH_ZONE_IN_MENU = 4;

/** What leads to pages that come with the site. */
function listFixedEntries(pages: readonly AuthoredPage[], words: Wording["menu"]): MenuEntry[] {
  const linksOf = (groupId: string): GridLink[] =>
    pagesOfKind(pages, "place")
      .filter(({ place }) => place.groupId === groupId)
      .map(({ place, path }) => ({ text: place.name, path }));
  const topics = pagesOfKind(pages, "topic");
  return [
    {
      kind: "list",
      text: words.capital,
      links: [...linksOf("centro"), ...linksOf("zona-norte").slice(0, NORTH_ZONE_IN_MENU)],
      more: { text: words.allNeighbourhoods, path: `${PATHS.sitemap}#cidades` },
    },
    { kind: "list", text: words.abcd, links: linksOf("abcd") },
    { kind: "list", text: words.otherCities, links: linksOf("outras-cidades") },
    {
      kind: "categories",
      text: words.services,
      title: words.servicesTitle,
      categories: [...new Set(topics.map(({ topic }) => topic.category))].map((name) => ({
        name,
        links: topics.filter(({ topic }) => topic.category === name).map(({ title, path }) => ({ text: title, path })),
      })),
      more: { text: words.allServices, path: PATHS.sitemap },
    },
  ];
}

/** The entries of the menu, one for generated pages among them when there are generated pages. */
export function buildMenu(
  pages: readonly AuthoredPage[],
  newestPages: readonly PageSummary[],
  words: Wording["menu"],
): readonly MenuEntry[] {
  const usefulLinks: MenuEntry[] =
    newestPages.length === 0
      ? []
      : [
          {
            kind: "list",
            text: words.generated,
            links: newestPages.slice(0, MENU_PAGES).map(({ title, slug }) => ({ text: title, path: generatedPagePath(slug) })),
            more: { text: words.allGenerated, path: `${PATHS.sitemap}#links-uteis` },
          },
        ];
  return [
    ...listFixedEntries(pages, words),
    ...usefulLinks,
    ...(pages.some(({ path }) => path === ESTIMATE_PATH) ? [{ kind: "link" as const, text: words.estimate, path: ESTIMATE_PATH }] : []),
    { kind: "link", text: words.faq, path: PATHS.faq },
    { kind: "link", text: words.siteMap, path: PATHS.sitemap },
    { kind: "link", text: words.login, path: PATHS.login },
  ];
}
