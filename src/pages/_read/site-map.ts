import { generatedPagePath } from "#domain/page/generated-page";
import { type AuthoredPage, listAuthoredPages, pagesOfKind } from "#domain/site/authored-pages";
import { breadcrumbsTo, type Page } from "#domain/site/page";
import { PATHS, topicPath } from "#domain/site/paths";
import { fillBlanks } from "#domain/text/fill-blanks";
import { groupTopics } from "#domain/topics/topic";
import type { SiteContent } from "#server/content/site-content";
import type { Connection } from "#server/database/database";
import { listPublicPages } from "#server/pages/lists/page-blocks";
import type { SitemapScreenProps } from "#site/screens/sitemap/SitemapScreen";

/** Generated pages on one page of the site map. */
const PAGE_SIZE = 60;

/** The pages that come with the site, as the site map groups them. */
function groupAuthoredPages(pages: readonly AuthoredPage[], { topicGroups, placeGroups }: SiteContent["wording"]["siteMap"]) {
  const places = pagesOfKind(pages, "place").map(({ place, title, path }) => ({ place, link: { text: title, path } }));
  const linksOf = (...groupIds: string[]) => places.filter(({ place }) => groupIds.includes(place.groupId)).map(({ link }) => link);
  const cityLinks = (city: string) => places.filter(({ place }) => place.isCity && place.city === city).map(({ link }) => link);
  return {
    landings: pagesOfKind(pages, "faq", "landing", "works", "team", "legal").map(({ title, path }) => ({ text: title, path })),
    topicGroups: groupTopics(
      pagesOfKind(pages, "topic").map(({ topic }) => topic),
      topicGroups,
    ).map(({ title, topics }) => ({
      title,
      links: topics.map((topic) => ({ text: topic.title, path: topicPath(topic.slug) })),
    })),
    placeGroups: [
      { title: placeGroups.capital, links: linksOf("capital", "centro", "zona-norte", "zona-sul", "zona-leste", "zona-oeste") },
      { title: placeGroups.abcd, links: linksOf("abcd") },
      { title: placeGroups.guarulhos, links: [...cityLinks("Guarulhos"), ...linksOf("guarulhos")] },
      { title: placeGroups.osasco, links: [...cityLinks("Osasco"), ...linksOf("osasco")] },
      { title: placeGroups.others, links: linksOf("outras-cidades") },
    ],
  };
}

/** The site map, with one page of the generated pages. */
export async function readSiteMap({ pages, wording: { general, siteMap } }: SiteContent, connection: Connection, wantedPage: number) {
  const { total, page: current, pageCount, links } = await listPublicPages(connection, PAGE_SIZE, wantedPage);
  const path = current === 1 ? PATHS.sitemap : `${PATHS.sitemap}?pagina=${current}`;
  const { title, crumb, head } = siteMap;
  return {
    page: {
      path,
      title,
      headTitle: current === 1 ? head.headTitle : fillBlanks(head.next, { número: String(current) }),
      description: head.description,
      keywords: head.keywords,
      breadcrumbs: breadcrumbsTo(general.home, { name: crumb, path }),
    } satisfies Page,
    siteMap: {
      ...groupAuthoredPages(listAuthoredPages(pages), siteMap),
      generated: {
        total,
        page: current,
        pageCount,
        links: links.map(({ title: text, slug }) => ({ text, path: generatedPagePath(slug) })),
      },
    } satisfies Omit<SitemapScreenProps, "page" | "contact" | "words">,
  };
}
