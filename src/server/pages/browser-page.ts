import type { GeneratedPage } from "#domain/page/generated-page";
import type { PageStore } from "./page-store";
import { sanitiseHtml } from "./sanitise-html";

interface BrowserPage {
  title: string;
  slug: string;
  content: string;
}

/**
 * Takes in a page the browser kept, unless the very same one is here already: a tab that was closed between
 * the answer and its forgetting the page brings it once more.
 */
export async function bringBrowserPage(
  pages: PageStore,
  { title, slug, content }: BrowserPage,
): Promise<{ page: GeneratedPage; isNew: boolean }> {
  const known = await pages.findPageBySlug(slug);
  if (known && !known.deletedAt && known.title === title && known.content === sanitiseHtml(content)) return { page: known, isNew: false };
  return { page: await pages.savePage({ title, slug, content, origin: "local" }), isNew: true };
}
