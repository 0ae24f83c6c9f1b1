export type PurgeTags = (tags: readonly string[]) => void;

/** Expires kept pages, after whoever keeps anything else of pages has forgotten it. */
export function createPurge(purgeKept: PurgeTags) {
  const hearers: (() => void)[] = [];
  return {
    purge(tags: readonly string[]): void {
      for (const forget of hearers) forget();
      purgeKept(tags);
    },

    alsoForget: (forget: () => void): void => void hearers.push(forget),
  };
}

/** On every public page, for its menu lists the newest pages. */
export const MENU_TAG = "menu";

/** On what lists all public pages: the site map and its files. */
export const LIST_TAG = "list";

/** On every kept redirect of a lost address. */
export const REDIRECTS_TAG = "redirects";

/** On what says which days have room. */
export const BOOKING_TAG = "booking";

export function pageTag(slug: string): string {
  return `page:${slug}`;
}

export function photoTag(id: string): string {
  return `photo:${id}`;
}

/** On every page there is, whatever its own tags. */
export const EVERYTHING_TAG = "*";
