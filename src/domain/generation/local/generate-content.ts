import type { FactTexts } from "#domain/facts/fact-names";
import type { PublishedBusiness } from "#domain/facts/published-business";
import type { Knowledge } from "#domain/knowledge/knowledge";
import { readTitle, type TitleReading } from "#domain/knowledge/read-title";
import { defaultDescription } from "#domain/page/generated-page";
import { checkTitle, tidyLine } from "#domain/page/titles";
import type { Place } from "#domain/places/place";
import { escapeHtml } from "#domain/text/escape-html";
import { toSlug } from "#domain/text/slug";
import { type ComposedPage, composePage } from "./compose-page";
import { listFigures } from "./instructions";
import { paragraph } from "./markup";

export interface ContentRequest {
  title: string;
  /** From 1, which is meant when absent; each gives another text, the same one always the same. */
  version?: number | undefined;
  /** 0 to 100. */
  creativity: number;
  /** The administrator's own words, which may quote facts; see `readInstructions`. */
  instructions?: string | undefined;
  /** Whether other pages say a text already: where there is another way or matter, it is taken. The same function never takes it back. */
  isSaid?: ((text: string) => boolean) | undefined;
}

/** What pages are written from. */
export interface ContentFacts {
  business: PublishedBusiness;
  /** From `describeFacts(business)`. */
  texts: FactTexts;
  /** Places to recognise in titles besides the zones that always are, from `listPlaces`. Pass the same array each time. */
  places?: readonly Place[];
  /** From `buildKnowledge`. */
  knowledge: Knowledge;
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
  const { version = 1, creativity, instructions = "", isSaid } = request;
  const reading = readTitle(title, facts.knowledge, facts.places ?? NO_PLACES);
  const page = composePage({ reading, version, creativity, instructions, isSaid }, facts) ?? composeNothing(title);
  return {
    ...page,
    title,
    slug,
    version,
    description: page.description || defaultDescription(title),
    ownFigures: listFigures(instructions),
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
