import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { business } from "#content/business";
import { pageContent } from "#content/pages";
import { freeShippingCities } from "#content/places";
import type { Contact } from "#domain/contact/contact";
import type { PageSummary } from "#domain/page/generated-page";
import { listAuthoredPages } from "#domain/site/authored-pages";
import { services } from "#server/services";
import { Footer } from "#site/layout/Footer";
import { HeaderBar } from "#site/layout/HeaderBar";
import { SiteMenu } from "#site/layout/SiteMenu";
import { buildMenu } from "../../site/layout/menu-model";

const { identity, hours, priceRange } = business;

/** What stands around every page, as HTML that is kept until it shows something else. */
export function renderFrame(contact: Contact, newestPages: readonly PageSummary[]): { header: string; menu: string; footer: string } {
  return {
    header: renderPart("header", HeaderBar, { identity, contact }),
    menu: renderPart("menu", SiteMenu, { entries: buildMenu(listAuthoredPages(pageContent), newestPages) }),
    footer: renderPart("footer", Footer, { identity, hours, priceRange, contact, areaServed: freeShippingCities }),
  };
}

function renderPart<Shown extends object>(name: string, Part: ComponentType<Shown>, shown: Shown): string {
  const render = () => renderToStaticMarkup(<Part {...shown} />);
  // Development changes the part itself.
  return import.meta.env.DEV ? render() : services().fragments.render(name, JSON.stringify(shown), render);
}
