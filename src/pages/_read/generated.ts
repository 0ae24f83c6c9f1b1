import { fillFacts } from "#domain/facts/fill-facts";
import { fillFactsHtml } from "#domain/facts/fill-facts-html";
import { describeText } from "#domain/generation/describe-text";
import { defaultDescription, type GeneratedPage, generatedPagePath } from "#domain/page/generated-page";
import { opensWithSummary } from "#domain/page/opens-with-summary";
import { breadcrumbsTo, type Page, toPageDates } from "#domain/site/page";
import { PATHS } from "#domain/site/paths";
import { fillBlanks } from "#domain/text/fill-blanks";
import type { SiteContent } from "#server/content/site-content";
import type { GridLink } from "#site/sections/lists";
import type { Reading } from "./parts/reading";

/** What a generated page's address shows, links to the next ones among it, with facts in place of the names that its stored texts quote. */
export function readGeneratedPage(
  { slug, title, origin, content, keywords, firstPublicAt, textChangedAt, review, isUnlisted, ...stored }: GeneratedPage,
  { facts: { texts }, wording, team }: SiteContent,
  next: readonly GridLink[] = [],
): { page: Page; reading: Reading } {
  // Every sentence of it may quote what is absent.
  const isAnnouncement = origin === "announcement";
  const described = isAnnouncement ? fillFacts(describeText(title, content, texts, title), texts) : defaultDescription(title);
  const description = fillFacts(stored.description, texts) || described;
  const { crumb, message, call, announcementCall } = fillBlanks(wording.generated, { título: title });
  const path = generatedPagePath(slug);
  const html = fillFactsHtml(content, texts);
  const reviewer = team.find(({ id }) => id === review?.technicianId);
  return {
    page: {
      path,
      title,
      description,
      keywords: keywords.length > 0 ? keywords : [title, ...wording.general.keywords],
      breadcrumbs: breadcrumbsTo(wording.general.home, { name: title, path }, { name: crumb, path: `${PATHS.sitemap}#links-uteis` }),
      subjects: isAnnouncement ? [] : [{ kind: "service" }],
      dates: toPageDates(firstPublicAt, textChangedAt),
      ...(review &&
        reviewer && { people: [{ slug: reviewer.slug, name: reviewer.name }], reviewed: { slug: reviewer.slug, on: review.on } }),
      isIndexable: !isUnlisted,
    },
    reading: {
      ...(!opensWithSummary(html, description) && { summary: description }),
      message,
      html,
      ...(next.length > 0 && { related: [{ title: wording.topics.related, links: next }] }),
      call: isAnnouncement ? announcementCall : call,
    },
  };
}
