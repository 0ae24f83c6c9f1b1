import type { LandingPage } from "#domain/landing/landing-schema";
import { onceFor } from "#domain/memo/once-for";
import type { Place } from "#domain/places/place";
import type { Topic } from "#domain/topics/topic";
import { PATHS, placePath, topicPath, workPath } from "./paths";
import type { SitemapEntry } from "./sitemap";

// The one place for pages that come with the site: menus, site maps, pictures, redirects.

/** The content that has a page for each of its items. */
export interface PageContent {
  landingPages: readonly LandingPage[];
  topics: readonly Topic[];
  places: readonly Place[];
  /** Those that visitors may see, the newest first. */
  works: readonly { slug: string; title: string }[];
  /** Whether visitors may read of anybody who does the work. */
  hasTeam: boolean;
  /** What lists call the pages that every site has. */
  names: Readonly<Record<"home" | "faq" | "siteMap" | "warranty" | "terms" | "privacy" | "accessibility" | "works" | "team", string>>;
}

/** A page that comes with the site, as lists, menus and site maps know it. */
export type AuthoredPage = {
  path: string;
  /** As lists of pages call it. */
  title: string;
} & (
  | { kind: "home" | "faq" | "sitemap" | "works" | "team" }
  | { kind: "landing"; landing: LandingPage }
  /** The slug is also the name of its text's file. */
  | { kind: "legal"; slug: string }
  | { kind: "topic"; topic: Topic }
  | { kind: "place"; place: Place }
  | { kind: "work"; slug: string }
);

export type AuthoredKind = AuthoredPage["kind"];

/** What search engines are told of each kind. */
const IN_SITEMAP: Record<AuthoredKind, Pick<SitemapEntry, "changeFrequency" | "priority">> = {
  home: { changeFrequency: "weekly", priority: 1 },
  faq: { changeFrequency: "monthly", priority: 0.7 },
  sitemap: { changeFrequency: "weekly", priority: 0.3 },
  landing: { changeFrequency: "monthly", priority: 0.8 },
  legal: { changeFrequency: "yearly", priority: 0.3 },
  topic: { changeFrequency: "monthly", priority: 0.8 },
  place: { changeFrequency: "monthly", priority: 0.7 },
  works: { changeFrequency: "weekly", priority: 0.7 },
  work: { changeFrequency: "yearly", priority: 0.5 },
  team: { changeFrequency: "yearly", priority: 0.5 },
};

const LEGAL = ["warranty", "terms", "privacy", "accessibility"] as const;

/** Every page that comes with the site, the main ones first; of the same content the same list. */
export const listAuthoredPages = onceFor(
  ({ landingPages, topics, places, works, hasTeam, names }: PageContent): readonly AuthoredPage[] => [
    { kind: "home", path: PATHS.home, title: names.home },
    { kind: "faq", path: PATHS.faq, title: names.faq },
    { kind: "sitemap", path: PATHS.sitemap, title: names.siteMap },
    ...landingPages.map((landing) => ({ kind: "landing" as const, path: `/${landing.slug}`, title: landing.title, landing })),
    ...LEGAL.map((name) => ({ kind: "legal" as const, path: PATHS[name], title: names[name], slug: PATHS[name].slice(1) })),
    ...topics.map((topic) => ({ kind: "topic" as const, path: topicPath(topic.slug), title: topic.title, topic })),
    ...places.map((place) => ({ kind: "place" as const, path: placePath(place.slug), title: place.label, place })),
    // A list of nothing is no page.
    ...(works.length > 0 ? [{ kind: "works" as const, path: PATHS.works, title: names.works }] : []),
    ...(hasTeam ? [{ kind: "team" as const, path: PATHS.team, title: names.team }] : []),
    ...works.map(({ slug, title }) => ({ kind: "work" as const, path: workPath(slug), title, slug })),
  ],
);

export const findAuthoredPage = (content: PageContent, path: string) => listAuthoredPages(content).find((page) => page.path === path);

/** The pages of some kinds, in the order of the list. */
export function pagesOfKind<Kind extends AuthoredKind>(
  pages: readonly AuthoredPage[],
  ...kinds: readonly Kind[]
): Extract<AuthoredPage, { kind: Kind }>[] {
  return pages.filter((page): page is Extract<AuthoredPage, { kind: Kind }> => kinds.some((kind) => kind === page.kind));
}

/** Without a date: most texts change with a release, whose moment the site does not know. */
export const toSitemapEntry = ({ path, kind }: AuthoredPage): SitemapEntry => ({ path, ...IN_SITEMAP[kind] });
