import { fillFacts } from "#domain/facts/fill-facts";
import { fillFactsHtml } from "#domain/facts/fill-facts-html";
import { defaultDescription, type GeneratedPage, generatedPagePath } from "#domain/page/generated-page";
import { breadcrumbsTo } from "#domain/site/breadcrumbs";
import type { Page } from "#domain/site/page";
import { PATHS } from "#domain/site/paths";
import { fillBlanks } from "#domain/texts/fill-blanks";
import type { SiteContent } from "#server/content/site-content";
import type { Reading } from "./parts/reading";

/** What a generated page's address shows, with facts in place of the names that its stored texts quote. */
export function readGeneratedPage(
  { slug, title, content, keywords, updatedAt, isUnlisted, ...stored }: GeneratedPage,
  { facts: { texts }, wording }: SiteContent,
): { page: Page; reading: Reading } {
  // Every sentence of it may quote what is absent.
  const description = fillFacts(stored.description, texts) || defaultDescription(title);
  const { crumb, message, call } = fillBlanks(wording.generated, { título: title });
  const path = generatedPagePath(slug);
  const breadcrumbs = breadcrumbsTo(wording.general.home, { name: title, path }, { name: crumb, path: `${PATHS.sitemap}#links-uteis` });
  return {
    page: {
      path,
      title,
      description,
      keywords: keywords.length > 0 ? keywords : [title, ...wording.general.keywords],
      breadcrumbs,
      subjects: [{ kind: "service" }],
      updatedAt,
      isIndexable: !isUnlisted,
    },
    reading: {
      title,
      summary: description,
      breadcrumbs,
      message,
      html: fillFactsHtml(content, texts),
      call,
    },
  };
}
