import type { Database } from "../database/database";

/** What administrators typed into the editor and did not save, as JSON: one text a page and administrator. */
export function createPageAutosaves(db: Database) {
  return {
    async keepAutosave(pageId: string, accountId: string, fields: string): Promise<Date> {
      const savedAt = new Date();
      const kept = { fields, saved_at: savedAt.toISOString() };
      await db
        .insertInto("page_autosaves")
        .values({ page_id: pageId, account_id: accountId, ...kept })
        .onConflict((conflict) => conflict.columns(["page_id", "account_id"]).doUpdateSet(kept))
        .execute();
      return savedAt;
    },

    async findAutosave(pageId: string, accountId: string): Promise<{ fields: string; savedAt: Date } | undefined> {
      const kept = db.selectFrom("page_autosaves").select(["fields", "saved_at"]);
      const row = await kept.where("page_id", "=", pageId).where("account_id", "=", accountId).executeTakeFirst();
      return row && { fields: row.fields, savedAt: new Date(row.saved_at) };
    },

    async discardAutosave(pageId: string, accountId: string): Promise<void> {
      await db.deleteFrom("page_autosaves").where("page_id", "=", pageId).where("account_id", "=", accountId).execute();
    },
  };
}
