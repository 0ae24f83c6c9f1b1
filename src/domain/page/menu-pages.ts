import type { PageSummary } from "./generated-page";

/** Generated pages in the menu, the newest; the full list is one link away. */
export const MENU_PAGES = 12;

/** Something that happened to a generated page. */
export interface PageChange {
  id: string;
  slug: string;
  /** As visitors see it from now on; absent when they see it no more. */
  shown?: Pick<PageSummary, "title" | "createdAt">;
  /** A new page of a run: others follow, and nothing is kept of it yet. */
  isOneOfMany?: boolean;
}

/** Whether a menu that shows these pages, the newest, is another one after a change. */
export function changesMenu(menu: readonly PageSummary[], { slug, shown }: PageChange): boolean {
  const entry = menu.find((page) => page.slug === slug);
  if (entry) return shown?.title !== entry.title;
  if (!shown) return false;
  const oldest = menu[MENU_PAGES - 1];
  return oldest === undefined || shown.createdAt >= oldest.createdAt;
}
