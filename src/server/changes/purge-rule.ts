import type { PageChange } from "#domain/page/menu-pages";
import { BOOKING_TAG, EVERYTHING_TAG, LIST_TAG, MENU_TAG, pageTag, photoTag, REDIRECTS_TAG } from "../page-cache/cache-tags";
import type { Change } from "./change";

// The one place for what a change makes old, made here or by another process.

/**
 * The tags of what changes make old, made here or heard of. The menu of all pages is among them only when
 * `changesMenu` says so of a page; what others changed does not say what it shows, and the menu is looked at instead.
 */
export function listOldTags(changes: readonly Change[], changesMenu: (page: PageChange) => boolean): string[] {
  return [...new Set(changes.flatMap((change) => tagsOf(change, changesMenu)))];
}

function tagsOf(change: Change, changesMenu: (page: PageChange) => boolean): string[] {
  switch (change.kind) {
    case "page":
      return [LIST_TAG, REDIRECTS_TAG, pageTag(change.id), ...(change.page && changesMenu(change.page) ? [MENU_TAG] : [])];
    case "redirects":
      return [REDIRECTS_TAG];
    case "booking":
      return [BOOKING_TAG];
    case "photo":
      return [photoTag(change.id)];
    case "all":
      return [EVERYTHING_TAG];
    // Every page may show it; kept pages expire when it has been read.
    case "owner":
    case "run":
    case "title":
      return [];
  }
}
