import { intentKey } from "#domain/knowledge/intent-key";
import { readTitle } from "#domain/knowledge/read-title";
import { onceFor } from "#domain/memo/once-for";
import { type AskedPages, indexAskedPages } from "#domain/publishing/rules/judge-intent";
import { type AuthoredPage, listAuthoredPages, pagesOfKind } from "#domain/site/authored-pages";
import { type TextKind, textPath } from "#domain/texts/text-kinds";
import type { SiteContent } from "../content/site-content";

/** A page as reasons name it. */
export type NamedPage = { path: string; title: string };

/** What a page that comes with the site says, facts by their names. */
export interface AuthoredText extends NamedPage {
  read(): string;
}

/** What no visitor reads on the page itself. */
const NOT_ON_PAGE = new Set(["says", "headTitle", "description", "keywords", "message"]);

export function listAuthoredTexts(content: SiteContent): AuthoredText[] {
  return listDocuments(content).map(({ path, title, document }) => ({
    path,
    title,
    read: () => listTexts(document).join("\n"),
  }));
}

/** The questions that pages which come with the site answer. */
export const readAskedPages = onceFor((content: SiteContent): AskedPages => indexAskedPages(listDocuments(content)));

/** The pages that come with the site by what their titles ask for. */
export const readAuthoredIntents = onceFor(({ pages, facts }: SiteContent): ReadonlyMap<string | undefined, readonly NamedPage[]> => {
  const named = pagesOfKind(listAuthoredPages(pages), "landing", "topic").map(({ path, title }) => ({ path, title }));
  return Map.groupBy(named, ({ title }) => intentKey(readTitle(title, facts.knowledge, facts.places)));
});

function listDocuments(content: SiteContent): (NamedPage & { document: unknown })[] {
  return listAuthoredPages(content.pages).flatMap((page) => {
    const name = nameText(page);
    const document = name && content.findText(...name);
    return document === undefined ? [] : [{ path: page.path, title: page.title, document }];
  });
}

/** The name of the document that a page is made of. */
export function findTextPath(page: AuthoredPage): string | undefined {
  const name = nameText(page);
  return name && textPath(...name);
}

function nameText(page: AuthoredPage): [kind: TextKind, slug?: string] | undefined {
  switch (page.kind) {
    case "home":
    case "faq":
      return [page.kind];
    case "landing":
      return ["landing", page.landing.slug];
    case "legal":
      return ["legal", page.slug];
    case "topic":
      return ["topicos", page.topic.slug];
    case "place":
      return ["cidades", page.place.slug];
    case "sitemap":
    case "works":
    case "work":
    case "team":
      return undefined;
  }
}

function listTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) => (NOT_ON_PAGE.has(key) ? [] : listTexts(inner)));
}
