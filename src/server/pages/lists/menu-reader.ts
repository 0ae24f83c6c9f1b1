import type { PageSummary } from "#domain/page/generated-page";
import { changesMenu, MENU_PAGES, type PageChange } from "#domain/page/menu-pages";

/** The pages of the menu. `onDifferent` hears when another is read than the one known: of a change nobody told of, or not yet. */
export function createMenuReader(listNewest: (limit: number) => Promise<PageSummary[]>, onDifferent: () => void) {
  let known: readonly PageSummary[] | undefined;
  let changes = 0;

  return {
    async read(): Promise<readonly PageSummary[]> {
      const changesBefore = changes;
      const pages = await listNewest(MENU_PAGES);
      // What changed meanwhile may not be in it.
      if (changes !== changesBefore) return pages;
      const isDifferent = known !== undefined && !hasSameEntries(known, pages);
      known = pages;
      if (isDifferent) onDifferent();
      return pages;
    },

    /** Whether pages that were rendered before a change show another menu than those rendered after it. */
    noteChange(change: PageChange): boolean {
      if (known && !changesMenu(known, change)) return false;
      known = undefined;
      changes += 1;
      return true;
    },
  };
}

function hasSameEntries(one: readonly PageSummary[], other: readonly PageSummary[]): boolean {
  return one.length === other.length && one.every(({ slug, title }, index) => slug === other[index]?.slug && title === other[index].title);
}
