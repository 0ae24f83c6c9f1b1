import type { Coverage } from "#domain/coverage/coverage";
import { CAPITAL, type Place, resolvePlace, sayWhere } from "#domain/places/place";
import { findAuthoredPage } from "#domain/site/authored-pages";
import { type Breadcrumb, breadcrumbsTo, type Page } from "#domain/site/page";
import { PATHS, placePath, topicPath } from "#domain/site/paths";
import { fillBlanks } from "#domain/text/fill-blanks";
import { fromSlug } from "#domain/text/slug";
import type { SiteContent } from "#server/content/site-content";
import { findCoverageHere } from "#server/coverage/find-coverage-here";
import type { GridLink } from "#site/sections/lists";
import { readTextDates } from "./parts/page-dates";
import { findFilledText, linksTo, type Reading } from "./parts/reading";

/** A topic that has a text, with links to the pages made for it; undefined where nobody wrote one. */
export function findTopicPage(
  content: SiteContent,
  slug: string,
  made: readonly GridLink[] = [],
): { page: Page; reading: Reading } | undefined {
  const path = topicPath(slug);
  const listed = findAuthoredPage(content.pages, path);
  const text = listed && findFilledText(content, "topicos", slug);
  if (!text) return undefined;
  const { title } = listed;
  const { title: _, headTitle, description, keywords, related, places, ...reading } = text;
  const words = content.wording.topics;
  return {
    page: {
      path,
      title,
      headTitle,
      description,
      keywords,
      breadcrumbs: wayTo(content, { name: title, path }),
      subjects: [{ kind: "service" }, { kind: "questions", entries: text.faq }],
      dates: readTextDates(content, "topicos", slug),
    },
    reading: {
      ...reading,
      related: [
        { title: words.related, links: [...linksTo(content, "topic", related), ...made] },
        { title: words.places, links: linksTo(content, "place", places) },
      ],
      call: words.call,
    },
  };
}

/** What an address under /topicos/ says when nobody wrote a text for it: useful to a reader, unseen by search engines. */
export function unknownTopicPage(content: SiteContent, slug: string): { page: Page; reading: Reading } {
  const { general, topics } = content.wording;
  const { description, summary, html, call } = topics.unknown;
  const [title, path] = [fromSlug(slug), topicPath(slug)];
  const breadcrumbs = wayTo(content, { name: title, path });
  const keywords = [title, ...general.keywords];
  return {
    page: { path, title, description, keywords, canonicalPath: PATHS.sitemap, isIndexable: false, breadcrumbs },
    reading: { summary, html, call },
  };
}

const wayTo = ({ wording: { general, topics } }: SiteContent, page: Breadcrumb): Breadcrumb[] =>
  breadcrumbsTo(general.home, page, { name: topics.crumb, path: `${PATHS.sitemap}#topicos` });

interface PlacePage {
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
const nameWithCity = ({ name, isCity, city, cityName }: Place): string => (isCity || city === CAPITAL ? name : `${name}, ${cityName}`);
