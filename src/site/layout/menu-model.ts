import { generatedPagePath, type PageSummary } from "#domain/page/generated-page";
import { MENU_PAGES } from "#domain/page/menu-pages";
import { type AuthoredPage, pagesOfKind } from "#domain/site/authored-pages";
import { PATHS } from "#domain/site/paths";
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
function listFixedEntries(pages: readonly AuthoredPage[]): MenuEntry[] {
  const linksOf = (groupId: string): GridLink[] =>
    pagesOfKind(pages, "place")
      .filter(({ place }) => place.groupId === groupId)
      .map(({ place, path }) => ({ text: place.name, path }));
  const topics = pagesOfKind(pages, "topic");
  return [
    {
      kind: "list",
      text: "São Paulo (Capital)",
      links: [...linksOf("centro"), ...linksOf("zona-norte").slice(0, NORTH_ZONE_IN_MENU)],
      more: { text: "Todos os bairros", path: `${PATHS.sitemap}#cidades` },
    },
    { kind: "list", text: "Cidades ABCD", links: linksOf("abcd") },
    { kind: "list", text: "Outras Cidades", links: linksOf("outras-cidades") },
    {
      kind: "categories",
      text: "Serviços",
      title: "Categorias de Serviços",
      categories: [...new Set(topics.map(({ topic }) => topic.category))].map((name) => ({
        name,
        links: topics.filter(({ topic }) => topic.category === name).map(({ title, path }) => ({ text: title, path })),
      })),
      more: { text: "Ver todos os serviços", path: PATHS.sitemap },
    },
  ];
}

/** The entries of the menu, `Links Úteis` among them when there are generated pages. */
export function buildMenu(pages: readonly AuthoredPage[], newestPages: readonly PageSummary[]): readonly MenuEntry[] {
  const usefulLinks: MenuEntry[] =
    newestPages.length === 0
      ? []
      : [
          {
            kind: "list",
            text: "Links Úteis",
            links: newestPages.slice(0, MENU_PAGES).map(({ title, slug }) => ({ text: title, path: generatedPagePath(slug) })),
            more: { text: "Ver todos os links", path: `${PATHS.sitemap}#links-uteis` },
          },
        ];
  return [
    ...listFixedEntries(pages),
    ...usefulLinks,
    { kind: "link", text: "FAQ", path: PATHS.faq },
    { kind: "link", text: "Sitemap", path: PATHS.sitemap },
    { kind: "link", text: "Admin", path: PATHS.login },
  ];
}
