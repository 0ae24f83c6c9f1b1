import { findSlugOfPath, generatedPagePath } from "../page/generated-page";

const LINK = new RegExp(`${generatedPagePath("")}[a-z0-9-]+`, "g");

/** The slugs of the generated pages that a text, HTML or Markdown, leads to. */
export const findLinkedPages = (text: string) => new Set([...text.matchAll(LINK)].flatMap(([path]) => findSlugOfPath(path) ?? []));
