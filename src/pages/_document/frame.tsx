import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PageContact } from "#domain/contact/contact";
import type { PageSummary } from "#domain/page/generated-page";
import { listAuthoredPages } from "#domain/site/authored-pages";
import type { SiteContent } from "#server/content/site-content";
import { services } from "#server/services";
import { Footer } from "#site/layout/Footer";
import { HeaderBar } from "#site/layout/HeaderBar";
import { SiteMenu } from "#site/layout/SiteMenu";
import { buildMenu } from "../../site/layout/menu-model";

/** Stands for the code of the page in what is kept of all pages; an address needs no escapes for it. */
const ANY_PAGE = "~page~";

/** What stands around every page, as HTML that is kept until it shows something else, around this one. */
export function renderFrame(
  { facts, pages, freeShippingCities, wording, ...content }: SiteContent,
  newestPages: readonly PageSummary[],
  { pageCode }: PageContact,
): { header: string; menu: string; footer: string } {
  const { identity, hours } = facts.business;
  const contact = { ...content.contact, pageCode: ANY_PAGE };
  return {
    header: renderPart("header", HeaderBar, { identity, contact }).replaceAll(ANY_PAGE, pageCode),
    menu: renderPart("menu", SiteMenu, {
      title: wording.menu.title,
      entries: buildMenu(listAuthoredPages(pages), newestPages, wording.menu),
    }),
    footer: renderPart("footer", Footer, { identity, hours, contact, areaServed: freeShippingCities, words: wording.footer }),
  };
}

function renderPart<Shown extends object>(name: string, Part: ComponentType<Shown>, shown: Shown): string {
  const render = () => renderToStaticMarkup(<Part {...shown} />);
  // Development changes the part itself.
  return import.meta.env.DEV ? render() : services().fragments.render(name, JSON.stringify(shown), render);
}
