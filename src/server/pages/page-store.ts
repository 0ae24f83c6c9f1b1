import { numberOfMadePage } from "#domain/counts/page-number";
import type { GeneratedPage, PageSummary } from "#domain/page/generated-page";
import { always } from "../calls/done-calls";
import type { Connection, Database } from "../database/database";
import { countLivePages } from "./lists/page-blocks";
import { findOwners } from "./page-addresses";
import type { PageDraft } from "./page-intents";
import { PAGE_COLUMNS, SUMMARY_COLUMNS, toGeneratedPage, toPageSummary } from "./page-row";
import type { PageWriter } from "./page-writer";
import { sanitiseHtml } from "./sanitise-html";

/** With the number that outlives its address. */
export type NumberedPage = GeneratedPage & { number: number };

export type PageStore = ReturnType<typeof createPageStore>;

/** What the site and the generators read and write of generated pages. "Public" is neither a draft nor in the trash. */
export function createPageStore({ db }: Connection, writer: PageWriter) {
  async function deletePages(ids: readonly string[]): Promise<PageSummary[]> {
    return ids.length === 0 ? [] : await writer.write((pages) => pages.trash(ids));
  }

  return {
    /** Also finds a draft and a deleted page: ask `isPublicPage` before showing it to visitors. */
    findPageBySlug: (slug: string): Promise<NumberedPage | undefined> => findBySlug(db, slug),

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
    savePage: (draft: PageDraft, once = always): Promise<GeneratedPage> =>
      writer.write((pages) => once(pages.transaction, () => pages.create(draft))),

    /** Saves a new page at its own address, or the next free one, unless the very same is public or a draft there already. */
    async savePageUnlessThere(draft: PageDraft & { slug: string }): Promise<{ page: GeneratedPage; isNew: boolean }> {
      const content = sanitiseHtml(draft.content);
      return await writer.write(async (pages) => {
        const known = await findBySlug(pages.transaction, draft.slug);
        const isSame = known && !known.deletedAt && known.title === draft.title && known.content === content;
        return isSame ? { page: known, isNew: false } : { page: await pages.create(draft), isNew: true };
      });
    },

    /** As the intent of that name. */
    setIndexed: async (ids: readonly string[], isIndexed: boolean): Promise<PageSummary[]> =>
      await writer.write((pages) => pages.setIndexed(ids, isIndexed)),

    /** Moves a page to the trash; false when there is none with that id. */
    deletePage: async (id: string): Promise<boolean> => (await deletePages([id])).length === 1,

    /** Moves pages to the trash; gives those that were not there yet. */
    deletePages,
  };
}

async function findBySlug(db: Database, slug: string): Promise<NumberedPage | undefined> {
  const row = await db
    .selectFrom("pages")
    .select(["seq", ...PAGE_COLUMNS])
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row && { ...toGeneratedPage(row), number: numberOfMadePage(row.seq) };
}
