import { findAuthoredPage } from "#domain/site/authored-pages";
import { ESTIMATE_PATH } from "#domain/site/paths";
import type { SiteContent } from "#server/content/site-content";

/** What leads to the page of the price; undefined while the owner has taken that page off the site. */
export function findEstimateLink({ pages, wording }: SiteContent): string | undefined {
  return findAuthoredPage(pages, ESTIMATE_PATH) && wording.estimate.link;
}
