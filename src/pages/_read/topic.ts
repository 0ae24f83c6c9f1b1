import { findAuthoredPage } from "#domain/site/authored-pages";
import { breadcrumbsTo } from "#domain/site/breadcrumbs";
import type { Breadcrumb, Page } from "#domain/site/page";
import { PATHS, topicPath } from "#domain/site/paths";
import { fromSlug } from "#domain/text/slug";
import type { SiteContent } from "#server/content/site-content";
import type { GridLink } from "#site/sections/LinkGrid";
import { findFilledText } from "./parts/filled-text";
import { readTextDates } from "./parts/page-dates";
import { linksTo, type Reading } from "./parts/reading";

/** A topic that has a text, with links to the pages made for it; undefined where nobody wrote one. */
export function findTopicPage(
  content: SiteContent,
  slug: string,
  made: readonly GridLink[] = [],
): { page: Page; reading: Reading } | undefined {
  const path = topicPath(slug);
  const listed = findAuthoredPage(content.pages, path);
  const text = listed && findFilledText(content, "topicos", slug);
  if (!text) return undefined;
  const { title } = listed;
  const words = content.wording.topics;
  const breadcrumbs = wayTo(content, { name: title, path });
  return {
    page: {
      path,
      title,
      headTitle: text.headTitle,
      description: text.description,
      keywords: text.keywords,
      breadcrumbs,
      subjects: [{ kind: "service" }, { kind: "questions", entries: text.faq }],
      dates: readTextDates(content, "topicos", slug),
    },
    reading: {
      title,
      summary: text.summary,
      breadcrumbs,
      message: text.message,
      gate: text.gate,
      html: text.html,
      faq: text.faq,
      related: [
        { title: words.related, links: [...linksTo(content, "topic", text.related), ...made] },
        { title: words.places, links: linksTo(content, "place", text.places) },
      ],
      call: words.call,
    },
  };
}

/** What an address under /topicos/ says when nobody wrote a text for it: useful to a reader, unseen by search engines. */
export function unknownTopicPage(content: SiteContent, slug: string): { page: Page; reading: Reading } {
  const { general, topics } = content.wording;
  const { description, summary, html, call } = topics.unknown;
  const title = fromSlug(slug);
  const breadcrumbs = wayTo(content, { name: title, path: topicPath(slug) });
  return {
    page: {
      path: topicPath(slug),
      title,
      description,
      keywords: [title, ...general.keywords],
      canonicalPath: PATHS.sitemap,
      isIndexable: false,
      breadcrumbs,
    },
    reading: { title, summary, breadcrumbs, html, call },
  };
}

function wayTo({ wording: { general, topics } }: SiteContent, page: Breadcrumb): Breadcrumb[] {
  return breadcrumbsTo(general.home, page, { name: topics.crumb, path: `${PATHS.sitemap}#topicos` });
}
