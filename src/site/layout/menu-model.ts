import { placeGroups } from "#content/places";
import { topicCategories } from "#content/topics";
import { generatedPagePath, type PageSummary } from "#domain/page/generated-page";
import { MENU_PAGES } from "#domain/page/menu-pages";
import { listPlaces } from "#domain/places/place";
import { PATHS, placePath, topicPath } from "#domain/site/paths";
import { listTopics } from "#domain/topics/topic";

export interface MenuLink {
  text: string;
  path: string;
}

export interface MenuCategory {
  name: string;
  links: readonly MenuLink[];
}

export type MenuEntry =
  | { kind: "link"; text: string; path: string }
  | { kind: "list"; text: string; links: readonly MenuLink[]; more?: MenuLink }
  | { kind: "categories"; text: string; title: string; categories: readonly MenuCategory[]; more: MenuLink };

const NORTH_ZONE_IN_MENU = 4;

const places = listPlaces(placeGroups);
const linksOf = (groupId: string): MenuLink[] =>
  places.filter((place) => place.groupId === groupId).map(({ name, slug }) => ({ text: name, path: placePath(slug) }));

const topics = listTopics(topicCategories);

const fixedEntries: readonly MenuEntry[] = [
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
    categories: topicCategories.map(({ name }) => ({
      name,
      links: topics.filter((topic) => topic.category === name).map(({ title, slug }) => ({ text: title, path: topicPath(slug) })),
    })),
    more: { text: "Ver todos os serviços", path: PATHS.sitemap },
  },
];

/** The entries of the menu, `Links Úteis` among them when there are generated pages. */
export function buildMenu(newestPages: readonly PageSummary[]): readonly MenuEntry[] {
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
    ...fixedEntries,
    ...usefulLinks,
    { kind: "link", text: "FAQ", path: PATHS.faq },
    { kind: "link", text: "Sitemap", path: PATHS.sitemap },
    { kind: "link", text: "Admin", path: PATHS.login },
  ];
}
