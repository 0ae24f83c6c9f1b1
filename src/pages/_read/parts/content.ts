import { contactOfPage } from "#domain/contact/contact";
import { findAuthoredPage } from "#domain/site/authored-pages";
import { ESTIMATE_PATH } from "#domain/site/paths";
import type { SiteContent } from "#server/content/site-content";
import { services } from "#server/services";

/** What the site says while one request is answered: all its parts say the same, whatever is changed meanwhile. */
export function contentOf(locals: App.Locals): SiteContent {
  locals.content ??= services().content.current;
  return locals.content;
}

/** How the seller is reached from a page that comes with the site, or from an address that has no page of its own. */
export const contactAt = ({ contact }: SiteContent, path: string) => contactOfPage(contact, services().sitePages.numberOf(path));

/** What leads to the page of the price; undefined while the owner has taken that page off the site. */
export const findEstimateLink = ({ pages, wording }: SiteContent) => findAuthoredPage(pages, ESTIMATE_PATH) && wording.estimate.link;
