import { breadcrumbsTo } from "#domain/site/breadcrumbs";
import type { Page } from "#domain/site/page";
import type { SiteContent } from "#server/content/site-content";
import { findFilledText } from "./parts/filled-text";
import type { Reading } from "./parts/reading";

/** Terms, privacy or warranty. */
export function findLegalPage(content: SiteContent, path: string, slug: string): { page: Page; reading: Reading } | undefined {
  const text = findFilledText(content, "legal", slug);
  if (!text) return undefined;
  const { wording } = content;
  const { title, headTitle, description, keywords, summary, updated, html } = text;
  const breadcrumbs = breadcrumbsTo(wording.general.home, { name: title, path });
  return {
    page: { path, title, headTitle, description, keywords, breadcrumbs, dates: { changed: updated } },
    reading: { summary, html, call: wording.legal.call },
  };
}
