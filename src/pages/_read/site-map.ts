import { generatedPagePath } from "#domain/page/generated-page";
import { type AuthoredPage, listAuthoredPages, pagesOfKind } from "#domain/site/authored-pages";
import { breadcrumbsTo } from "#domain/site/breadcrumbs";
import type { Page } from "#domain/site/page";
import { PATHS, topicPath } from "#domain/site/paths";
import { groupTopics } from "#domain/topics/group-topics";
import type { SiteContent } from "#server/content/site-content";
import type { Connection } from "#server/database/database";
import { listPublicPages } from "#server/pages/page-blocks";
import type { SitemapScreenProps } from "#site/screens/sitemap/SitemapScreen";

/** Generated pages on one page of the site map. */
const PAGE_SIZE = 60;

/** The pages that come with the site, as the site map groups them. */
function groupAuthoredPages(pages: readonly AuthoredPage[]) {
  const places = pagesOfKind(pages, "place").map(({ place, title, path }) => ({ place, link: { text: title, path } }));
  const linksOf = (...groupIds: string[]) => places.filter(({ place }) => groupIds.includes(place.groupId)).map(({ link }) => link);
  const cityLinks = (name: string) => places.filter(({ place }) => place.isCity && place.name === name).map(({ link }) => link);
  return {
    landings: pagesOfKind(pages, "faq", "landing", "legal").map(({ title, path }) => ({ text: title, path })),
    topicGroups: groupTopics(pagesOfKind(pages, "topic").map(({ topic }) => topic)).map(({ title, topics }) => ({
      title,
      links: topics.map((topic) => ({ text: topic.title, path: topicPath(topic.slug) })),
    })),
    placeGroups: [
      { title: "São Paulo (Capital)", links: linksOf("capital", "centro", "zona-norte", "zona-sul", "zona-leste", "zona-oeste") },
      { title: "ABCD", links: linksOf("abcd") },
      { title: "Guarulhos", links: [...cityLinks("Guarulhos"), ...linksOf("guarulhos")] },
      { title: "Osasco", links: [...cityLinks("Osasco"), ...linksOf("osasco")] },
      { title: "Outras Cidades", links: linksOf("outras-cidades") },
    ],
  };
}

/** The site map, with one page of the generated pages. */
export async function readSiteMap(
  { facts, pages }: SiteContent,
  connection: Connection,
  wantedPage: number,
): Promise<{ page: Page; siteMap: Omit<SitemapScreenProps, "contact"> }> {
  const { total, page: current, pageCount, links } = await listPublicPages(connection, PAGE_SIZE, wantedPage);
  const { tradeName, tagline } = facts.business.identity;
  const path = current === 1 ? PATHS.sitemap : `${PATHS.sitemap}?pagina=${current}`;
  const title = `${tradeName}: ${tagline}`;
  return {
    page: {
      path,
      title,
      headTitle: current === 1 ? `Mapa do site | ${tradeName}` : `Mapa do site, página ${current} | ${tradeName}`,
      description:
        "Todas as páginas do site: serviços, tipos de motor, problemas e soluções, bairros e cidades atendidas em São Paulo e região.",
      keywords: ["mapa do site", "motores PPA", "portão automático São Paulo"],
      breadcrumbs: breadcrumbsTo({ name: "Mapa do site", path }),
    },
    siteMap: {
      title,
      summary: "Todas as páginas deste site: assuntos, lugares atendidos e textos úteis.",
      breadcrumbs: breadcrumbsTo({ name: "Mapa do site", path: PATHS.sitemap }),
      ...groupAuthoredPages(listAuthoredPages(pages)),
      generated: {
        total,
        page: current,
        pageCount,
        links: links.map(({ title: text, slug }) => ({ text, path: generatedPagePath(slug) })),
      },
    },
  };
}
