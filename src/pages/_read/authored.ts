import type { FaqEntry, FaqTheme } from "#domain/faq/faq-schema";
import type { LandingPage } from "#domain/landing/landing-schema";
import { breadcrumbsTo, type Page } from "#domain/site/page";
import { PATHS, placePath } from "#domain/site/paths";
import { isOfRegion } from "#domain/testimonials/testimonial";
import { fillBlanks } from "#domain/text/fill-blanks";
import { toSlug } from "#domain/text/slug";
import type { HomeText } from "#domain/texts/home-text";
import type { SiteContent } from "#server/content/site-content";
import type { GateDemoProps } from "#site/islands/GateDemo";
import type { NoticeScreenProps } from "#site/screens/NoticeScreen";
import type { CityServed } from "#site/sections/CityList";
import { findFilledText, getFilledText, type Reading } from "./parts/reading";

/** Of the page of questions, that many stand on the home page. */
const QUESTIONS = 3;

export function readHomePage(content: SiteContent): { page: Page; texts: HomeText; questions: readonly FaqEntry[] } {
  const texts = getFilledText(content, "home");
  const { themes } = getFilledText(content, "faq");
  return {
    texts,
    questions: themes.flatMap(({ entries }) => entries).slice(0, QUESTIONS),
    page: { path: PATHS.home, title: texts.opening.title, ...texts.head, breadcrumbs: [], subjects: [{ kind: "product" }] },
  };
}

/** What the island of the opening gate gets: only what it shows. */
export function readGateDemo({ facts: { business } }: SiteContent, { motor, ...texts }: HomeText["demo"]): GateDemoProps {
  const { openingSeconds, modelSeconds } = business.claims;
  const motors = modelSeconds.map((seconds) => fillBlanks(motor, { segundos: String(seconds) }));
  return { openingSeconds, modelSeconds, texts: { ...texts, motors } };
}

/** The questions and answers with their page. */
export function readFaqPage(content: SiteContent): { page: Page; themes: readonly FaqTheme[] } {
  const { general, faq } = content.wording;
  const { themes } = getFilledText(content, "faq");
  return {
    themes,
    page: {
      path: PATHS.faq,
      title: faq.title,
      ...faq.head,
      breadcrumbs: breadcrumbsTo(general.home, { name: faq.crumb, path: PATHS.faq }),
      subjects: [{ kind: "questions", entries: themes.flatMap(({ entries }) => entries) }],
    },
  };
}

/** Terms, privacy or warranty. */
export function findLegalPage(content: SiteContent, path: string, slug: string): { page: Page; reading: Reading } | undefined {
  const text = findFilledText(content, "legal", slug);
  if (!text) return undefined;
  const { wording } = content;
  const { summary, updated, html, ...head } = text;
  const breadcrumbs = breadcrumbsTo(wording.general.home, { name: head.title, path });
  return {
    page: { path, ...head, breadcrumbs, dates: { changed: updated } },
    reading: { summary, html, call: wording.legal.call },
  };
}

/** What a landing page shows, apart from its contact, its link to the price and its days to book; without sections for testimonials that nobody gave. */
export function readLandingPage({ facts, pages, testimonials, wording }: SiteContent, path: string, whole: LandingPage) {
  const hasTestimonials = (wanted: string) => testimonials.some((one) => isOfRegion(one, wanted));
  const landing = {
    ...whole,
    sections: whole.sections.filter((section) => section.kind !== "testimonials" || hasTestimonials(section.region)),
  };
  const { title, headTitle, description, keywords } = landing;
  const entries = landing.sections.flatMap((section) => (section.kind === "faq" ? section.entries : []));
  const page: Page = {
    path,
    title,
    headTitle,
    description,
    keywords,
    breadcrumbs: breadcrumbsTo(wording.general.home, { name: title, path }),
    subjects: [{ kind: "service" }, { kind: "questions", entries }],
  };
  return { page, landing, business: facts.business, places: pages.places, testimonials, wording };
}

export interface Notice {
  page: Page;
  notice: Omit<NoticeScreenProps, "contact">;
}

/** What an address without a page says. */
export const readNotFoundPage = (content: SiteContent, path: string): Notice => readNotice(content, content.wording.notFound, path);

/** What an address says whose page could not be made. */
export const readFailurePage = (content: SiteContent, path: string): Notice => readNotice(content, content.wording.failure, path);

function readNotice({ wording }: SiteContent, { head, code, title, text }: SiteContent["wording"]["failure"], path: string): Notice {
  return {
    page: { path, ...head, keywords: wording.general.keywords, isIndexable: false, breadcrumbs: [] },
    notice: { code, title: head.title, jargon: title, text, ways: wording.notFound.ways },
  };
}

/** The cities with free shipping, each with its page where it has one. */
export function listCitiesServed({ freeShippingCities, pages }: SiteContent): CityServed[] {
  // A city is known by its address, however its page calls it.
  const cities = new Set(pages.places.filter(({ isCity }) => isCity).map(({ slug }) => slug));
  return freeShippingCities.map((name) => {
    const slug = toSlug(name);
    return { name, ...(cities.has(slug) && { path: placePath(slug) }) };
  });
}
