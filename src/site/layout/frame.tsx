import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { business } from "#content/business";
import { pageContent } from "#content/pages";
import { freeShippingCities } from "#content/places";
import type { Contact } from "#domain/contact/contact";
import type { PageSummary } from "#domain/page/generated-page";
import { listAuthoredPages } from "#domain/site/authored-pages";
import { Footer } from "./Footer";
import { HeaderBar } from "./HeaderBar";
import { buildMenu } from "./menu-model";
import { SiteMenu } from "./SiteMenu";

/** HTML of a part that all pages share, rendered again only when what it shows is another object than last time. */
function renderWhenChanged<Shown extends object>(toPart: (shown: Shown) => ReactNode): (shown: Shown) => string {
  let last: { shown: Shown; html: string } | undefined;
  return (shown) => {
    if (last?.shown !== shown) last = { shown, html: renderToStaticMarkup(toPart(shown)) };
    return last.html;
  };
}

/** One list for all pages that show no useful links, so that their menu counts as the same. */
export const NO_PAGES: readonly PageSummary[] = [];

export const renderHeaderBar = renderWhenChanged((contact: Contact) => <HeaderBar identity={business.identity} contact={contact} />);

export const renderMenu = renderWhenChanged((newestPages: readonly PageSummary[]) => (
  <SiteMenu entries={buildMenu(listAuthoredPages(pageContent), newestPages)} />
));

export const renderFooter = renderWhenChanged((contact: Contact) => (
  <Footer business={business} contact={contact} areaServed={freeShippingCities} />
));
