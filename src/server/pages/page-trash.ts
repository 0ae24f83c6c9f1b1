import type { PageSummary } from "#domain/page/generated-page";
import { purgeBefore } from "#domain/page/trash";
import { countRows } from "../database/count-rows";
import type { Connection } from "../database/database";
import { SUMMARY_COLUMNS, toPageSummary } from "./page-row";
import type { PageWriter } from "./page-writer";

export interface TrashedPage extends PageSummary {
  deletedAt: Date;
}

/** Pages erased in one transaction: writers wait no longer than it takes. */
const ERASE_BATCH = 200;

/** Deleted pages: their addresses stay theirs and answer 410 until they are restored or erased. */
export function createPageTrash({ db }: Connection, writer: PageWriter) {
  async function eraseWhere(isOlderThan: string | undefined): Promise<number> {
    let erased = 0;
    for (;;) {
      const rows = await db
        .selectFrom("pages")
        .select("id")
        .where("deleted_at", "is not", null)
        .$if(isOlderThan !== undefined, (query) => query.where("deleted_at", "<", isOlderThan ?? ""))
        .limit(ERASE_BATCH)
        .execute();
      if (rows.length === 0) return erased;
      const pages = await erase(rows.map(({ id }) => id));
      erased += pages.length;
      if (pages.length === 0) return erased;
    }
  }

  async function erase(ids: readonly string[]): Promise<PageSummary[]> {
    return ids.length === 0 ? [] : await writer.write((pages) => pages.erase(ids));
  }

  async function restorePages(ids: readonly string[]): Promise<PageSummary[]> {
    return ids.length === 0 ? [] : await writer.write((pages) => pages.restore(ids));
  }

  return {
    /** The last deleted first. */
    async listTrash(limit: number, offset = 0): Promise<{ pages: TrashedPage[]; total: number }> {
      const trashed = db.selectFrom("pages").where("deleted_at", "is not", null);
      const [rows, total] = await Promise.all([
        trashed
          .select([...SUMMARY_COLUMNS, "deleted_at"])
          .orderBy("deleted_at", "desc")
          .orderBy("seq", "desc")
          .limit(limit)
          .offset(offset)
          .execute(),
        countRows(trashed),
      ]);
      return { pages: rows.map((row) => ({ ...toPageSummary(row), deletedAt: new Date(row.deleted_at ?? "") })), total };
    },

    /** Puts a page back at its address as it was, public or draft; undefined when it is not in the trash. */
    restorePage: async (id: string): Promise<PageSummary | undefined> => (await restorePages([id]))[0],

    /** As `restorePage`; gives the pages that were in the trash. */
    restorePages,

    /** Deletes pages of the trash for good, with their revisions and what redirected to them. */
    erase,

    /** Empties the trash; gives how many pages were in it. */
    empty: (): Promise<number> => eraseWhere(undefined),

    /** Erases what has been in the trash for longer than pages may be restored. */
    purge: (now = new Date()): Promise<number> => eraseWhere(purgeBefore(now).toISOString()),
  };
}
