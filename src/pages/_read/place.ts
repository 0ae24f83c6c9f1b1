import type { Coverage } from "#domain/coverage/coverage";
import { CAPITAL, type Place, resolvePlace, sayWhere } from "#domain/places/place";
import { breadcrumbsTo, type Page } from "#domain/site/page";
import { PATHS, placePath } from "#domain/site/paths";
import { fillBlanks } from "#domain/text/fill-blanks";
import type { SiteContent } from "#server/content/site-content";
import { findCoverageHere } from "#server/coverage/find-coverage-here";
import type { GridLink } from "#site/sections/lists";
import { readTextDates } from "./parts/page-dates";
import { findFilledText, linksTo, type Reading } from "./parts/reading";

export interface PlacePage {
  page: Page;
  reading: Reading;
  place: Place;
  /** Whether it has a page of its own. */
  isKnown: boolean;
  coverage: Coverage["answer"];
  isShippingFree: boolean;
}

/** The page of a place that has a text of its own, with links to those made for it; undefined where nobody wrote one. */
export function findPlacePage(content: SiteContent, slug: string, made: readonly GridLink[] = []): PlacePage | undefined {
  const { place, isKnown } = resolvePlace(content.pages.places, slug);
  const text = isKnown ? findFilledText(content, "cidades", slug) : undefined;
  if (!text) return undefined;
  const { page, reading, words } = startPage(content, place);
  const { headTitle, description, summary, gate, html } = text;
  return {
    place,
    isKnown,
    coverage: "served",
    isShippingFree: content.freeShippingCities.includes(place.city),
    page: {
      ...page,
      headTitle,
      description,
      subjects: [{ kind: "service", place: place.label }],
      dates: readTextDates(content, "cidades", slug),
    },
    reading: {
      ...reading,
      summary,
      gate,
      html,
      related: [
        { title: words.nearby, links: linksTo(content, "place", text.nearby) },
        { title: words.topics, links: [...linksTo(content, "topic", text.topics), ...made] },
      ],
    },
  };
}

/** What an address under /cidades/ says of a place without a text: whether the company goes there, unseen by search engines. */
export async function readUnknownPlacePage(content: SiteContent, slug: string): Promise<PlacePage> {
  const unknown = resolvePlace(content.pages.places, slug).place;
  const coverage = await findCoverageHere(content, slug);
  const isNamed = coverage.name !== "" && !(coverage.answer === "ask" && coverage.why === "unknown");
  const place = isNamed ? { ...unknown, name: coverage.name, label: coverage.name } : unknown;
  const { page, reading, words } = startPage(content, place);
  const { description, summary, html } = words.unknown[coverage.answer];
  return {
    place: { ...place, city: coverage.answer === "served" ? coverage.city : place.city },
    isKnown: false,
    coverage: coverage.answer,
    isShippingFree: coverage.answer === "served" && coverage.isShippingFree,
    page: { ...page, description, canonicalPath: PATHS.sitemap, isIndexable: false, subjects: [] },
    reading: { ...reading, summary, html, related: [] },
  };
}

/** What every page of a place says, and its words with the place in them. */
function startPage({ wording: { general, places } }: SiteContent, place: Place) {
  const words = fillBlanks(places, { lugar: place.name, onde: sayWhere(place) });
  const path = placePath(place.slug);
  const title = fillBlanks(places.title, { lugar: nameWithCity(place), onde: sayWhere({ ...place, name: nameWithCity(place) }) });
  const crumb = { name: words.crumb, path: `${PATHS.sitemap}#cidades` };
  const breadcrumbs = breadcrumbsTo(general.home, { name: place.label, path }, crumb);
  const { keywords, message, call } = words;
  return { words, page: { path, title, keywords, breadcrumbs }, reading: { message, call } };
}

/** Outside the capital a neighbourhood is known with its city. */
function nameWithCity({ name, isCity, city, cityName }: Place): string {
  return isCity || city === CAPITAL ? name : `${name}, ${cityName}`;
}
