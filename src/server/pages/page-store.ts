import type { GeneratedPage, PageSummary } from "#domain/page/generated-page";
import type { Connection } from "../database/database";
import { findOwners } from "./page-addresses";
import { countLivePages } from "./page-blocks";
import type { PageDraft } from "./page-intents";
import { PAGE_COLUMNS, SUMMARY_COLUMNS, toGeneratedPage, toPageSummary } from "./page-row";
import type { PageWriter } from "./page-writer";

export type PageStore = ReturnType<typeof createPageStore>;

/** What the site and the generators read and write of generated pages. "Public" is neither a draft nor in the trash. */
export function createPageStore({ db }: Connection, writer: PageWriter) {
  async function deletePages(ids: readonly string[]): Promise<PageSummary[]> {
    return ids.length === 0 ? [] : await writer.write((pages) => pages.trash(ids));
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
      const owners = await findOwners(db, slugs);
      return new Set(slugs.filter((slug) => owners.has(slug) && owners.get(slug)?.deletedAt === undefined));
    },

    /** Saves a new page under the next free slug of its title. */
    savePage: (draft: PageDraft): Promise<GeneratedPage> => writer.write((pages) => pages.create(draft)),

    /** Moves a page to the trash; false when there is none with that id. */
    deletePage: async (id: string): Promise<boolean> => (await deletePages([id])).length === 1,

    /** Moves pages to the trash; gives those that were not there yet. */
    deletePages,
  };
}
