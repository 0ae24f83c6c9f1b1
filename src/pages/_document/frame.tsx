import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PageSummary } from "#domain/page/generated-page";
import { listAuthoredPages } from "#domain/site/authored-pages";
import type { SiteContent } from "#server/content/site-content";
import { services } from "#server/services";
import { Footer } from "#site/layout/Footer";
import { HeaderBar } from "#site/layout/HeaderBar";
import { SiteMenu } from "#site/layout/SiteMenu";
import { buildMenu } from "../../site/layout/menu-model";

/** What stands around every page, as HTML that is kept until it shows something else. */
export function renderFrame(
  { contact, facts, pages, freeShippingCities, wording }: SiteContent,
  newestPages: readonly PageSummary[],
): { header: string; menu: string; footer: string } {
  const { identity, hours } = facts.business;
  return {
    header: renderPart("header", HeaderBar, { identity, contact }),
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
