import { type ContentFacts, type ContentRequest, type GeneratedContent, generateContent } from "./generate-content";

/** Whether a text may go public. */
export type Passes = (page: GeneratedContent) => boolean | Promise<boolean>;

/**
 * The first version from the one asked for that passes. When none does it is that one: the site says already what is known
 * of this, and the reasons against it are the true ones.
 */
export async function composeUntil(
  request: ContentRequest,
  facts: ContentFacts,
  passes: Passes,
  mostVersions: number,
): Promise<GeneratedContent> {
  const from = request.version ?? 1;
  const first = generateContent(request, facts);
  for (let page = first; ; page = generateContent({ ...request, version: page.version + 1 }, facts)) {
    if (await passes(page)) return page;
    if (page.version + 1 >= from + mostVersions) return first;
  }
}
