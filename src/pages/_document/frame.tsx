import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PageContact } from "#domain/contact/contact";
import type { PageSummary } from "#domain/page/generated-page";
import { listAuthoredPages } from "#domain/site/authored-pages";
import { PATHS } from "#domain/site/paths";
import type { SiteContent } from "#server/content/site-content";
import { services } from "#server/services";
import { Footer } from "#site/layout/Footer";
import { HeaderBar } from "#site/layout/HeaderBar";
import { MenuPanels, SiteMenu } from "#site/layout/SiteMenu";
import { LandingScreen, type LandingScreenProps } from "#site/screens/landing/LandingScreen";
import { buildMenuLinks, buildMenuLists } from "../../site/layout/menu-model";

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
  const authored = listAuthoredPages(pages);
  const seldom = [
    { text: wording.menu.siteMap, path: PATHS.sitemap },
    { text: wording.menu.login, path: PATHS.login },
  ];
  const menu = {
    contact,
    title: wording.menu.title,
    lists: buildMenuLists(authored, wording.menu),
    entries: buildMenuLinks(authored, newestPages, wording.menu),
    listsPath: PATHS.menuLists,
  };
  return {
    header: renderPart("header", HeaderBar, { identity, contact }).replaceAll(ANY_PAGE, pageCode),
    menu: renderPart("menu", SiteMenu, menu).replaceAll(ANY_PAGE, pageCode),
    footer: renderPart("footer", Footer, {
      identity,
      hours,
      contact,
      areaServed: freeShippingCities,
      words: wording.footer,
      moreLinks: seldom,
    }),
  };
}

/** The long lists of the menu, for every page. */
export function renderMenuLists({ pages, wording }: SiteContent): string {
  return renderPart("menu-lists", MenuPanels, { lists: buildMenuLists(listAuthoredPages(pages), wording.menu) });
}

function renderPart<Shown extends object>(name: string, Part: ComponentType<Shown>, shown: Shown): string {
  const render = () => renderToStaticMarkup(<Part {...shown} />);
  // Development changes the part itself.
  return import.meta.env.DEV ? render() : services().fragments.render(name, JSON.stringify(shown), render);
}

const ANSWER = "~answer~";

const kept = new WeakMap<SiteContent, readonly [before: string, after: string]>();

/** What stands before and after every answer on its page, as HTML that is rendered once for all that the site says at one moment. */
export function renderAroundAnswer(content: SiteContent, landing: LandingScreenProps): readonly [before: string, after: string] {
  const known = kept.get(content);
  if (known) return known;
  const [before = "", after = ""] = renderToStaticMarkup(<LandingScreen {...landing}>{ANSWER}</LandingScreen>).split(ANSWER);
  kept.set(content, [before, after]);
  return [before, after];
}
