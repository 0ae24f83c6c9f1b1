import { landingPages } from "#content/landing/index";
import { placeGroups } from "#content/places";
import { topicCategories } from "#content/topics";
import { listPlaces } from "#domain/places/place";
import type { SitemapEntry } from "#domain/seo/sitemap";
import { PATHS, placePath, topicPath } from "#domain/site/paths";
import { listTopics } from "#domain/topics/topic";

/** Every page that comes with the site. Their texts change with a release, whose moment the site does not know. */
export function listAuthoredEntries(): SitemapEntry[] {
  return [
    { path: PATHS.home, changeFrequency: "weekly", priority: 1 },
    ...landingPages.map(({ slug }) => ({ path: `/${slug}`, changeFrequency: "monthly" as const, priority: 0.8 })),
    ...listTopics(topicCategories).map(({ slug }) => ({ path: topicPath(slug), changeFrequency: "monthly" as const, priority: 0.8 })),
    ...listPlaces(placeGroups).map(({ slug }) => ({ path: placePath(slug), changeFrequency: "monthly" as const, priority: 0.7 })),
    { path: PATHS.faq, changeFrequency: "monthly", priority: 0.7 },
    { path: PATHS.sitemap, changeFrequency: "weekly", priority: 0.3 },
    ...[PATHS.warranty, PATHS.terms, PATHS.privacy].map((path) => ({ path, changeFrequency: "yearly" as const, priority: 0.3 })),
  ];
}
