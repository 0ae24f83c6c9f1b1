import { z } from "zod";
import type { PageChange } from "#domain/page/menu-pages";
import { BOOKING_TAG, EVERYTHING_TAG, LIST_TAG, MENU_TAG, pageTag, photoTag, REDIRECTS_TAG } from "../page-cache/cache-tags";

/**
 * `page`: a public page at a slug; what it is like now is known where it was changed alone. `redirects`: any of them. `owner`: what the owner says over the files.
 * `run`: a bulk run began, ended, was cancelled or given back. `title`: one of a run's titles. `booking`: which days have room. `photo`: what a photograph
 * shows, or says, or that it is gone. `all`: something that could not be named.
 */
export type Change =
  | { kind: "page"; id: string; page?: PageChange }
  | { kind: "run" | "title" | "photo"; id: string }
  | { kind: "redirects" | "booking" | "owner" | "all" };

const message = z.object({
  by: z.string(),
  kind: z.enum(["page", "run", "title", "photo", "redirects", "booking", "owner", "all"]),
  id: z.string(),
});

/** What a message of another process says; undefined for one's own. What cannot be read may have been anything. */
export function readChange(payload: string, clientName: string): Change | undefined {
  try {
    const { by, kind, id } = message.parse(JSON.parse(payload));
    if (by === clientName) return undefined;
    return kind === "page" || kind === "run" || kind === "title" || kind === "photo" ? { kind, id } : { kind };
  } catch {
    return { kind: "all" };
  }
}

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
