import { numberOfMadePage } from "#domain/counts/page-number";
import type { GeneratedPage, PageSummary } from "#domain/page/generated-page";
import type { Connection, Database } from "../database/database";
import { listPagesOfHome } from "../publishing/page-sketches";
import { findOwners } from "../redirects/page-addresses";
import { PAGE_COLUMNS, publicPages, SUMMARY_COLUMNS, toGeneratedPage, toPageSummary } from "./page-row";

/** With the number that outlives its address. */
type NumberedPage = GeneratedPage & { number: number };

export type PageStore = ReturnType<typeof createPageStore>;

/** What the site and the generators read of generated pages. "Public" is neither a draft nor in the trash. */
export function createPageStore({ db }: Connection) {
  return {
    /** Also finds a draft and a deleted page: ask `isPublicPage` before showing it to visitors. */
    findPageBySlug: (slug: string): Promise<NumberedPage | undefined> => findPageBySlug(db, slug),

    /** A page that is not in the trash. */
    async findPage(id: string): Promise<GeneratedPage | undefined> {
      const row = await db.selectFrom("pages").select(PAGE_COLUMNS).where("id", "=", id).where("deleted_at", "is", null).executeTakeFirst();
      return row && toGeneratedPage(row);
    },

    async listNewestPages(limit: number, offset = 0): Promise<PageSummary[]> {
      const newest = publicPages(db).select(SUMMARY_COLUMNS).orderBy("created_at", "desc").orderBy("seq", "desc");
      const rows = await newest.limit(limit).offset(offset).execute();
      return rows.map(toPageSummary);
    },

    /** Public pages that one which comes with the site leads to; see `listPagesOfHome`. */
    listPagesOfHome: (path: string, limit: number, afterPageId?: string) => listPagesOfHome(db, path, limit, afterPageId),

    /** Those of the slugs that a page, public or draft, already has. */
    async findTakenSlugs(slugs: readonly string[]): Promise<Set<string>> {
      const owners = await findOwners(db, slugs);
      return new Set(slugs.filter((slug) => owners.has(slug) && owners.get(slug)?.deletedAt === undefined));
    },
  };
}

export async function findPageBySlug(db: Database, slug: string): Promise<NumberedPage | undefined> {
  const pages = db.selectFrom("pages").select(["seq", ...PAGE_COLUMNS]);
  const row = await pages.where("slug", "=", slug).executeTakeFirst();
  return row && { ...toGeneratedPage(row), number: numberOfMadePage(row.seq) };
}
