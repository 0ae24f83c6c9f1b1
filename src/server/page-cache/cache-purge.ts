import type { PageChange } from "#domain/page/menu-pages";

export type PurgeTags = (tags: readonly string[]) => void;

/** On every public page, for its menu lists the newest pages. */
export const MENU_TAG = "menu";

/** On what lists all public pages: the site map and its files. */
export const LIST_TAG = "list";

/** On every kept redirect of a lost address. */
export const REDIRECTS_TAG = "redirects";

/** On whatever shows one generated page. */
export function pageTag(slug: string): string {
  return `page:${slug}`;
}

/** On every page there is, whatever its own tags. */
export const EVERYTHING_TAG = "*";

/** While a bulk run or an import goes on, what lists its pages is rendered again so often and no more. */
const GATHER_MS = 500;

export type PageAnnouncer = ReturnType<typeof createPageAnnouncer>;

/** Purges what a change of a page makes old, and nothing else: the menu of all pages only when `changesMenu` says so. */
export function createPageAnnouncer(purge: PurgeTags, changesMenu: (change: PageChange) => boolean) {
  const gathered = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const sharedTags = (change: PageChange) => [LIST_TAG, REDIRECTS_TAG, ...(changesMenu(change) ? [MENU_TAG] : [])];

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const tags = [...gathered];
    gathered.clear();
    if (tags.length > 0) purge(tags);
  }

  return {
    /** What a person did: visible wherever it shows at the next request. */
    announce(change: PageChange): void {
      purge([...sharedTags(change), pageTag(change.slug)]);
    },

    /** One new page of many: at its address at once, for nothing is kept of it, and in lists within half a second. */
    announceNew(change: PageChange): void {
      for (const tag of sharedTags(change)) gathered.add(tag);
      timer ??= setTimeout(flush, GATHER_MS).unref();
    },

    /** Lets no list wait any longer. */
    flush,
  };
}
