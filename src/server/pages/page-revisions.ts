import { randomUUID } from "node:crypto";
import { fromColumns, pickColumns } from "#domain/page/page-fields";
import type { Database } from "../database/database";
import { readRow } from "../database/field-columns";
import type { Transaction } from "../database/tables";
import type { PageRow } from "../database/tables/pages";

/** Revisions kept of one page; the oldest are forgotten. */
export const MAX_REVISIONS = 50;

/** Who saved which version when, the newest first; nobody's name is a text's that came from a generator. */
export async function listRevisions(db: Database, pageId: string) {
  const revisions = db.selectFrom("page_revisions").select(["version", "title", "status", "saved_by", "saved_at"]);
  const rows = await revisions.where("page_id", "=", pageId).orderBy("version", "desc").execute();
  return rows.map(readRow);
}

export async function findRevision(db: Database, pageId: string, version: number) {
  const revisions = db.selectFrom("page_revisions").selectAll().where("page_id", "=", pageId);
  const row = await revisions.where("version", "=", version).executeTakeFirst();
  if (!row) return undefined;
  const { status, saved_by, saved_at } = row;
  return { ...readRow({ version, status, saved_by, saved_at }), ...fromColumns(row) };
}

/** Keeps a page as it stands in its row; a version that is kept already stays as it was. */
export async function keepRevision(transaction: Transaction, page: PageRow, savedBy: string): Promise<void> {
  const { id: page_id, version, status, updated_at: saved_at } = page;
  await transaction
    .insertInto("page_revisions")
    .values({ ...pickColumns(page), id: randomUUID(), page_id, version, status, saved_by: savedBy, saved_at })
    .onConflict((conflict) => conflict.columns(["page_id", "version"]).doNothing())
    .execute();
  if (version <= MAX_REVISIONS) return;
  const revisions = transaction.deleteFrom("page_revisions").where("page_id", "=", page_id);
  await revisions.where("version", "<=", version - MAX_REVISIONS).execute();
}

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

    async findAutosave<Typed extends object>(pageId: string, accountId: string): Promise<(Typed & { savedAt: Date }) | undefined> {
      const kept = db.selectFrom("page_autosaves").select(["fields", "saved_at"]);
      const row = await kept.where("page_id", "=", pageId).where("account_id", "=", accountId).executeTakeFirst();
      return row && { ...JSON.parse(row.fields), savedAt: new Date(row.saved_at) };
    },

    async discardAutosave(pageId: string, accountId: string): Promise<void> {
      await db.deleteFrom("page_autosaves").where("page_id", "=", pageId).where("account_id", "=", accountId).execute();
    },
  };
}
