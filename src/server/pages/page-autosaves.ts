import type { Database } from "../database/database";

/** What administrators typed into the editor and did not save, as JSON: one text a page and administrator. */
export function createPageAutosaves(db: Database) {
  return {
    async keepAutosave(pageId: string, accountId: string, fields: string): Promise<Date> {
      const savedAt = new Date();
      await db
        .insertInto("page_autosaves")
        .values({ page_id: pageId, account_id: accountId, fields, saved_at: savedAt.toISOString() })
        .onConflict((conflict) =>
          conflict
            .columns(["page_id", "account_id"])
            .doUpdateSet((eb) => ({ fields: eb.ref("excluded.fields"), saved_at: eb.ref("excluded.saved_at") })),
        )
        .execute();
      return savedAt;
    },

    async findAutosave(pageId: string, accountId: string): Promise<{ fields: string; savedAt: Date } | undefined> {
      const row = await db
        .selectFrom("page_autosaves")
        .select(["fields", "saved_at"])
        .where("page_id", "=", pageId)
        .where("account_id", "=", accountId)
        .executeTakeFirst();
      return row && { fields: row.fields, savedAt: new Date(row.saved_at) };
    },

    async discardAutosave(pageId: string, accountId: string): Promise<void> {
      await db.deleteFrom("page_autosaves").where("page_id", "=", pageId).where("account_id", "=", accountId).execute();
    },
  };
}
