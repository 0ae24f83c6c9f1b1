import { readTitle } from "#domain/knowledge/read-title";
import { defaultDescription } from "#domain/page/generated-page";
import { checkTitle, tidyLine } from "#domain/page/titles";
import { escapeHtml } from "#domain/text/escape-html";
import { toSlug } from "#domain/text/slug";
import type { ContentFacts } from "../content-facts";
import { type ContentRequest, composePage } from "./compose-page";
import { listFigures } from "./instructions";
import { paragraph } from "./markup";

export type GeneratedContent = ReturnType<typeof generateContent>;

/**
 * Writes a page for a title from what is known of the trade and the register of facts. The same request and facts give
 * the same text. A title about nothing that is known gets the sentence that stands for every page, and nothing else.
 * @throws when no address can be made of the title; `checkTitle` tells beforehand.
 */
export function generateContent(request: ContentRequest, facts: ContentFacts) {
  const title = tidyLine(request.title);
  const slug = toSlug(title);
  if (slug === "") throw new Error(checkTitle(title));
  const reading = readTitle(title, facts.knowledge, facts.places);
  const page = composePage(reading, request, facts);
  return {
    /** Facts by their names. */
    html: page?.html ?? paragraph(escapeHtml(defaultDescription(title))),
    title,
    slug,
    version: request.version ?? 1,
    /** Plain text; facts by their names. */
    description: page?.description || defaultDescription(title),
    /** Figures of the instructions: the administrator's own for this page. */
    ownFigures: listFigures(request.instructions ?? ""),
    reading,
  };
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
