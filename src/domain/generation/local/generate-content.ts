import type { PublishedBusiness } from "#domain/facts/published-business";
import { readTitle, type TitleReading } from "#domain/knowledge/read-title";
import { defaultDescription } from "#domain/page/generated-page";
import { checkTitle, tidyLine } from "#domain/page/titles";
import type { Place } from "#domain/places/place";
import { escapeHtml } from "#domain/text/escape-html";
import { toSlug } from "#domain/text/slug";
import { type ComposedPage, type ComposeFacts, type ContentRequest, composePage } from "./compose-page";
import { listFigures } from "./instructions";
import { paragraph } from "./markup";

/** What pages are written from. */
export interface ContentFacts extends ComposeFacts {
  business: PublishedBusiness;
}

export interface GeneratedContent extends Omit<ComposedPage, "description"> {
  title: string;
  slug: string;
  version: number;
  /** Plain text; facts by their names. */
  description: string;
  /** Figures of the instructions: the administrator's own for this page. */
  ownFigures: readonly string[];
  reading: TitleReading;
}

const NO_PLACES: readonly Place[] = [];

/**
 * Writes a page for a title from what is known of the trade and the register of facts. The same request and facts give
 * the same text. A title about nothing that is known gets the sentence that stands for every page, and nothing else.
 * @throws when no address can be made of the title; `checkTitle` tells beforehand.
 */
export function generateContent(request: ContentRequest, facts: ContentFacts): GeneratedContent {
  const title = tidyLine(request.title);
  const slug = toSlug(title);
  if (slug === "") throw new Error(checkTitle(title));
  const reading = readTitle(title, facts.knowledge, facts.places ?? NO_PLACES);
  const page = composePage(reading, request, facts) ?? composeNothing(title);
  return {
    ...page,
    title,
    slug,
    version: request.version ?? 1,
    description: page.description || defaultDescription(title),
    ownFigures: listFigures(request.instructions ?? ""),
    reading,
  };
}

function composeNothing(title: string): ComposedPage {
  return { html: paragraph(escapeHtml(defaultDescription(title))), used: [], quantities: [], links: [] };
}

/** What is to become of a text: it may go public, another for the same title might, or none will. */
export type TextVerdict = "passes" | "another-might" | "none-will";

/** What is asked of each text. */
export type JudgeText = (page: GeneratedContent) => TextVerdict | Promise<TextVerdict>;

/**
 * The first version from the one asked for that passes. When none does it is that one: the site says already what is known
 * of this, and the reasons against it are the true ones.
 */
export async function composeUntil(
  request: ContentRequest,
  facts: ContentFacts,
  judge: JudgeText,
  mostVersions: number,
): Promise<GeneratedContent> {
  const first = generateContent(request, facts);
  let page = first;
  for (let tried = 1; ; tried += 1) {
    const verdict = await judge(page);
    if (verdict === "passes") return page;
    if (verdict === "none-will" || tried === mostVersions) return first;
    page = generateContent({ ...request, version: page.version + 1 }, facts);
  }
}
