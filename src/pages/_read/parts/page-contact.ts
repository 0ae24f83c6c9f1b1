import { contactOfPage, type PageContact } from "#domain/contact/contact";
import type { SiteContent } from "#server/content/site-content";
import { services } from "#server/services";

/** How the seller is reached from a page that comes with the site, or from an address that has no page of its own. */
export function contactAt({ contact }: SiteContent, path: string): PageContact {
  return contactOfPage(contact, services().sitePages.numberOf(path));
}
