import type { Transaction } from "kysely";
import { type GeneratedPage, isPublicPage, type PageSummary } from "#domain/page/generated-page";
import { type PageChange, toPageChange } from "#domain/page/menu-pages";
import type { Connection } from "../database/database";
import { changeAddresses } from "../database/dialect";
import type { Tables } from "../database/tables";
import { findFreeSlug, insertPage, type PageDraft } from "./insert-page";
import { countLivePages } from "./page-blocks";
import { isLive, PAGE_COLUMNS, SUMMARY_COLUMNS, toGeneratedPage, toPageSummary } from "./page-row";

export type { PageDraft } from "./insert-page";

/** Hears of each page that became public, changed in public or ceased to be public, after the commit. */
export type OnPageChange = (change: PageChange) => void;

export type PageStore = ReturnType<typeof createPageStore>;

/** What is told of a page that was just written. */
type WrittenPage = Pick<GeneratedPage, "id" | "slug" | "title" | "status" | "createdAt" | "deletedAt">;

/**
 * What the site and the generators read and write of generated pages. "Public" is neither a draft nor in the trash.
 * `onNewPage` hears of new pages that are one of many.
 */
export function createPageStore({ db }: Connection, onChange: OnPageChange, onNewPage: OnPageChange = onChange) {
  function announce(page: WrittenPage): void {
    if (isPublicPage(page)) onChange(toPageChange(page));
  }

  async function insertDraft(transaction: Transaction<Tables>, draft: PageDraft): Promise<GeneratedPage> {
    return await insertPage(transaction, draft, await findFreeSlug(transaction, draft));
  }

  async function deletePages(ids: readonly string[]): Promise<PageSummary[]> {
    if (ids.length === 0) return [];
    const now = new Date().toISOString();
    const rows = await db
      .updateTable("pages")
      .set({ deleted_at: now, updated_at: now })
      .where("id", "in", [...ids])
      .where(isLive)
      .returning(SUMMARY_COLUMNS)
      .execute();
    for (const { id, slug, status } of rows) if (status === "public") onChange({ id, slug });
    return rows.map(toPageSummary);
  }

  return {
    /** Also finds a draft and a deleted page: ask `isPublicPage` before showing it to visitors. */
    async findPageBySlug(slug: string): Promise<GeneratedPage | undefined> {
      const row = await db.selectFrom("pages").select(PAGE_COLUMNS).where("slug", "=", slug).executeTakeFirst();
      return row && toGeneratedPage(row);
    },

    /** The newest public pages. */
    async listNewestPages(limit: number, offset = 0): Promise<PageSummary[]> {
      const rows = await db
        .selectFrom("pages")
        .select(SUMMARY_COLUMNS)
        .where("deleted_at", "is", null)
        .where("status", "=", "public")
        .orderBy("created_at", "desc")
        .orderBy("seq", "desc")
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(toPageSummary);
    },

    /** How many pages are public. */
    countPages: (): Promise<number> => countLivePages(db, { status: "public" }),

    /** Those of the slugs that a page, public or draft, already has. */
    async findTakenSlugs(slugs: readonly string[]): Promise<Set<string>> {
      if (slugs.length === 0) return new Set();
      const rows = await db
        .selectFrom("pages")
        .select("slug")
        .where("slug", "in", [...slugs])
        .where(isLive)
        .execute();
      return new Set(rows.map((row) => row.slug));
    },

    /** Saves a new page under the next free slug of its title. */
    async savePage(draft: PageDraft): Promise<GeneratedPage> {
      const page = await changeAddresses(db, (transaction) => insertDraft(transaction, draft));
      announce(page);
      return page;
    },

    /** As `savePage`, inside a transaction of the caller, who calls `announce` after the commit. */
    insertPage: insertDraft,
    announce,

    /** As `announce`, for a new page that is one of many. */
    announceNew(page: WrittenPage): void {
      if (isPublicPage(page)) onNewPage(toPageChange(page));
    },

    /** Moves a page to the trash; false when there is none with that id. */
    deletePage: async (id: string): Promise<boolean> => (await deletePages([id])).length === 1,

    /** Moves pages to the trash; gives those that were not there yet. */
    deletePages,
  };
}
