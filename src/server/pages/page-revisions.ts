import { randomUUID } from "node:crypto";
import type { Selectable, Transaction } from "kysely";
import type { PageStatus } from "#domain/page/generated-page";
import { fromColumns, type PageTexts, pickColumns } from "#domain/page/page-fields";
import type { Database } from "../database/database";
import type { Tables } from "../database/tables";
import type { PageRevisionTable, PageRow } from "../database/tables/pages";

/** Revisions kept of one page; the oldest are forgotten. */
export const MAX_REVISIONS = 50;

/** Who saved which version when. */
interface RevisionSummary {
  version: number;
  title: string;
  status: PageStatus;
  /** E-mail; empty for a text that came from a generator. */
  savedBy: string;
  savedAt: Date;
}

const SUMMARY = ["version", "title", "status", "saved_by", "saved_at"] as const;

export function createPageRevisions(db: Database) {
  return {
    /** The newest first. */
    async listRevisions(pageId: string): Promise<RevisionSummary[]> {
      const rows = await db.selectFrom("page_revisions").select(SUMMARY).where("page_id", "=", pageId).orderBy("version", "desc").execute();
      return rows.map(toSummary);
    },

    async findRevision(pageId: string, version: number): Promise<(RevisionSummary & PageTexts) | undefined> {
      const revisions = db.selectFrom("page_revisions").selectAll().where("page_id", "=", pageId);
      const row = await revisions.where("version", "=", version).executeTakeFirst();
      return row && { ...toSummary(row), ...fromColumns(row) };
    },
  };
}

/** Keeps pages as they stand in their rows; a version that is kept already stays as it was. */
export async function keepRevisions(transaction: Transaction<Tables>, pages: readonly PageRow[], savedBy: string): Promise<void> {
  const rows = pages.map((page) => ({
    ...pickColumns(page),
    id: randomUUID(),
    page_id: page.id,
    version: page.version,
    status: page.status,
    saved_by: savedBy,
    saved_at: page.updated_at,
  }));
  await transaction
    .insertInto("page_revisions")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["page_id", "version"]).doNothing())
    .execute();
  for (const { page_id, version } of rows) {
    if (version <= MAX_REVISIONS) continue;
    const revisions = transaction.deleteFrom("page_revisions").where("page_id", "=", page_id);
    await revisions.where("version", "<=", version - MAX_REVISIONS).execute();
  }
}

function toSummary(row: Pick<Selectable<PageRevisionTable>, (typeof SUMMARY)[number]>): RevisionSummary {
  return { version: row.version, title: row.title, status: row.status, savedBy: row.saved_by, savedAt: new Date(row.saved_at) };
}
