import { generatedPagePath, type PageSummary } from "#domain/page/generated-page";
import { MENU_PAGES } from "#domain/page/menu-pages";
import { type AuthoredPage, pagesOfKind } from "#domain/site/authored-pages";
import { ESTIMATE_PATH, PATHS } from "#domain/site/paths";
import type { Wording } from "#domain/texts/wording-text";
import type { GridLink } from "#site/sections/lists";

type MenuCategories = readonly { name: string; links: readonly GridLink[] }[];

/** Besides its text: where it leads, or the list it opens, by topic or not, with a link to all that is like it. */
export type MenuEntry =
  | { kind: "link"; text: string; path: string }
  | { kind: "list"; text: string; links: readonly GridLink[]; more: GridLink }
  | { kind: "categories"; text: string; title: string; categories: MenuCategories; more: GridLink };

export type MenuList = Exclude<MenuEntry, { kind: "link" }>;

const NORTH_ZONE_IN_MENU = 4;

/** The long lists, of pages that come with the site; a page brings of each the last link alone, until a visitor comes near the menu. */
export function buildMenuLists(pages: readonly AuthoredPage[], words: Wording["menu"]): readonly MenuList[] {
  const linksOf = (groupId: string): GridLink[] =>
    pagesOfKind(pages, "place")
      .filter(({ place }) => place.groupId === groupId)
      .map(({ place, path }) => ({ text: place.name, path }));
  const topics = pagesOfKind(pages, "topic");
  const allCities = { text: words.allCities, path: `${PATHS.sitemap}#cidades` };
  return [
    {
      kind: "list",
      text: words.capital,
      links: [...linksOf("centro"), ...linksOf("zona-norte").slice(0, NORTH_ZONE_IN_MENU)],
      more: { text: words.allNeighbourhoods, path: `${PATHS.sitemap}#cidades` },
    },
    { kind: "list", text: words.abcd, links: linksOf("abcd"), more: allCities },
    { kind: "list", text: words.otherCities, links: linksOf("outras-cidades"), more: allCities },
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

/** The entries after the long lists, one for generated pages among them when there are generated pages. */
export function buildMenuLinks(
  pages: readonly AuthoredPage[],
  newestPages: readonly PageSummary[],
  words: Wording["menu"],
): readonly MenuEntry[] {
  const entries: MenuEntry[] = [];
  if (newestPages.length > 0) {
    entries.push({
      kind: "list",
      text: words.generated,
      links: newestPages.slice(0, MENU_PAGES).map(({ title, slug }) => ({ text: title, path: generatedPagePath(slug) })),
      more: { text: words.allGenerated, path: `${PATHS.sitemap}#links-uteis` },
    });
  }
  if (pages.some(({ path }) => path === ESTIMATE_PATH)) entries.push({ kind: "link", text: words.estimate, path: ESTIMATE_PATH });
  return [...entries, { kind: "link", text: words.faq, path: PATHS.faq }];
}
