import { CAPITAL, type Place, resolvePlace } from "#domain/places/place";
import { breadcrumbsTo } from "#domain/site/breadcrumbs";
import type { Page } from "#domain/site/page";
import { PATHS, placePath } from "#domain/site/paths";
import { fillBlanks } from "#domain/texts/fill-blanks";
import type { SiteContent } from "#server/content/site-content";
import { findFilledText } from "./filled-text";
import { linksTo, type Reading } from "./reading";

/** The page of a place; of a place nobody knows, one without a text of its own that search engines do not see. */
export function readPlacePage(content: SiteContent, slug: string): { page: Page; reading: Reading; place: Place; isKnown: boolean } {
  const { place, isKnown } = resolvePlace(content.pages.places, slug);
  const text = isKnown ? findFilledText(content, "cidades", slug) : undefined;
  const { general, places } = content.wording;
  const { crumb, keywords, unknown, message, call, ...words } = fillBlanks(places, { lugar: place.name });
  const path = placePath(slug);
  const title = fillBlanks(places.title, { lugar: nameWithCity(place) });
  const breadcrumbs = breadcrumbsTo(general.home, { name: place.label, path }, { name: crumb, path: `${PATHS.sitemap}#cidades` });

  return {
    place,
    isKnown,
    page: {
      path,
      title,
      headTitle: text?.headTitle,
      description: text?.description ?? unknown.description,
      keywords,
      canonicalPath: isKnown ? undefined : PATHS.sitemap,
      isIndexable: isKnown,
      breadcrumbs,
      subjects: isKnown ? [{ kind: "service", place: place.label }] : [],
    },
    reading: {
      title,
      summary: text?.summary ?? unknown.summary,
      breadcrumbs,
      message,
      gate: text?.gate,
      html: text?.html ?? unknown.html,
      related: text
        ? [
            { title: words.nearby, links: linksTo(content, "place", text.nearby) },
            { title: words.topics, links: linksTo(content, "topic", text.topics) },
          ]
        : [],
      call,
    },
  };
}

/** Outside the capital a neighbourhood is known with its city. */
function nameWithCity({ name, isCity, city, cityName }: Place): string {
  return isCity || city === CAPITAL ? name : `${name}, ${cityName}`;
}
