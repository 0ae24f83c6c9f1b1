import { purgeBefore } from "#domain/page/trash";
import { countRows } from "../database/count-rows";
import type { Connection } from "../database/database";
import { SUMMARY_COLUMNS, toPageSummary } from "./page-row";
import type { PageWriter } from "./page-writer";

/** Pages erased in one transaction: writers wait no longer than it takes. */
const ERASE_BATCH = 200;

/** Deleted pages: their addresses stay theirs and answer 410 until they are restored or erased. */
export function createPageTrash({ db }: Connection, writer: PageWriter) {
  const trashed = db.selectFrom("pages").where("deleted_at", "is not", null);

  async function eraseWhere(isOlderThan: string | undefined): Promise<number> {
    let erased = 0;
    for (;;) {
      const wanted = isOlderThan === undefined ? trashed : trashed.where("deleted_at", "<", isOlderThan);
      const rows = await wanted.select("id").limit(ERASE_BATCH).execute();
      if (rows.length === 0) return erased;
      const found = rows.map(({ id }) => id);
      const pages = await writer.write((intents) => intents.erase(found));
      erased += pages.length;
      if (pages.length === 0) return erased;
    }
  }

  return {
    /** The last deleted first. */
    async listTrash(limit: number, offset = 0) {
      const listed = trashed
        .select([...SUMMARY_COLUMNS, "deleted_at"])
        .orderBy("deleted_at", "desc")
        .orderBy("seq", "desc");
      const [rows, total] = await Promise.all([listed.limit(limit).offset(offset).execute(), countRows(trashed)]);
      return { pages: rows.map((row) => ({ ...toPageSummary(row), deletedAt: new Date(row.deleted_at ?? "") })), total };
    },

    /** Empties the trash; gives how many pages were in it. */
    empty: (): Promise<number> => eraseWhere(undefined),

    /** Erases what has been in the trash for longer than pages may be restored. */
    forgetOld: (now = new Date()): Promise<number> => eraseWhere(purgeBefore(now).toISOString()),
  };
}
