import { type ContentFacts, type ContentRequest, type GeneratedContent, generateContent } from "./generate-content";

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
