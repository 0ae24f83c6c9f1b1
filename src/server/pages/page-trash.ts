import type { Transaction } from "kysely";
import { generatedPagePath, type PageSummary } from "#domain/page/generated-page";
import { toPageChange } from "#domain/page/menu-pages";
import { purgeBefore } from "#domain/page/trash";
import type { Connection } from "../database/database";
import { changeAddresses } from "../database/dialect";
import type { Tables } from "../database/tables";
import { forgetTarget, releaseAddress } from "../redirects/redirect-store";
import { SUMMARY_COLUMNS, toPageSummary } from "./page-row";
import type { OnPageChange } from "./page-store";

export interface TrashedPage extends PageSummary {
  deletedAt: Date;
}

export type PageTrash = ReturnType<typeof createPageTrash>;

/** Pages erased in one transaction: writers wait no longer than it takes. */
const ERASE_BATCH = 200;

/** Deleted pages: their addresses stay theirs and answer 410 until they are restored or erased. */
export function createPageTrash({ db }: Connection, onChange: OnPageChange) {
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
    if (ids.length === 0) return [];
    const rows = await changeAddresses(db, async (transaction) => {
      const found = await transaction
        .selectFrom("pages")
        .select(SUMMARY_COLUMNS)
        .where("id", "in", [...ids])
        .where("deleted_at", "is not", null)
        .execute();
      for (const { id, slug } of found) await eraseOne(transaction, id, slug);
      return found;
    });
    for (const { id, slug, status } of rows) if (status === "public") onChange({ id, slug });
    return rows.map(toPageSummary);
  }

  async function restorePages(ids: readonly string[]): Promise<PageSummary[]> {
    if (ids.length === 0) return [];
    const rows = await changeAddresses(db, async (transaction) => {
      const restored = await transaction
        .updateTable("pages")
        .set({ deleted_at: null, updated_at: new Date().toISOString() })
        .where("id", "in", [...ids])
        .where("deleted_at", "is not", null)
        .returning(SUMMARY_COLUMNS)
        .execute();
      for (const { slug, status } of restored) if (status === "public") await releaseAddress(transaction, generatedPagePath(slug));
      return restored;
    });
    const pages = rows.map(toPageSummary);
    for (const page of pages) if (page.status === "public") onChange(toPageChange(page));
    return pages;
  }

  return {
    /** The last deleted first. */
    async listTrash(limit: number, offset = 0): Promise<{ pages: TrashedPage[]; total: number }> {
      const [rows, { total }] = await Promise.all([
        db
          .selectFrom("pages")
          .select([...SUMMARY_COLUMNS, "deleted_at"])
          .where("deleted_at", "is not", null)
          .orderBy("deleted_at", "desc")
          .orderBy("seq", "desc")
          .limit(limit)
          .offset(offset)
          .execute(),
        db
          .selectFrom("pages")
          .select((eb) => eb.fn.countAll<number | string>().as("total"))
          .where("deleted_at", "is not", null)
          .executeTakeFirstOrThrow(),
      ]);
      return { pages: rows.map((row) => ({ ...toPageSummary(row), deletedAt: new Date(row.deleted_at ?? "") })), total: Number(total) };
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

async function eraseOne(transaction: Transaction<Tables>, id: string, slug: string): Promise<void> {
  await transaction.deleteFrom("page_autosaves").where("page_id", "=", id).execute();
  await transaction.deleteFrom("page_revisions").where("page_id", "=", id).execute();
  await transaction.deleteFrom("pages").where("id", "=", id).execute();
  await forgetTarget(transaction, generatedPagePath(slug));
}
