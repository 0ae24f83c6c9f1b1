import { findAuthoredPage } from "#domain/site/authored-pages";
import { type Breadcrumb, breadcrumbsTo, type Page } from "#domain/site/page";
import { PATHS, topicPath } from "#domain/site/paths";
import { fromSlug } from "#domain/text/slug";
import type { SiteContent } from "#server/content/site-content";
import type { GridLink } from "#site/sections/lists";
import { readTextDates } from "./parts/page-dates";
import { findFilledText, linksTo, type Reading } from "./parts/reading";

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
  const { headTitle, description, keywords, summary, message, gate, html, faq } = text;
  const words = content.wording.topics;
  return {
    page: {
      path,
      title,
      headTitle,
      description,
      keywords,
      breadcrumbs: wayTo(content, { name: title, path }),
      subjects: [{ kind: "service" }, { kind: "questions", entries: faq }],
      dates: readTextDates(content, "topicos", slug),
    },
    reading: {
      summary,
      message,
      gate,
      html,
      faq,
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
  const [title, path] = [fromSlug(slug), topicPath(slug)];
  const breadcrumbs = wayTo(content, { name: title, path });
  const keywords = [title, ...general.keywords];
  return {
    page: { path, title, description, keywords, canonicalPath: PATHS.sitemap, isIndexable: false, breadcrumbs },
    reading: { summary, html, call },
  };
}

function wayTo({ wording: { general, topics } }: SiteContent, page: Breadcrumb): Breadcrumb[] {
  return breadcrumbsTo(general.home, page, { name: topics.crumb, path: `${PATHS.sitemap}#topicos` });
}
