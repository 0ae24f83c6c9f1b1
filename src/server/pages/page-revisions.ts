import { randomUUID } from "node:crypto";
import type { Selectable, Transaction } from "kysely";
import type { PageStatus } from "#domain/page/generated-page";
import { parseKeywords } from "#domain/page/keywords";
import type { Database } from "../database/database";
import type { PageRevisionTable, PageTable, Tables } from "../database/tables";

/** Revisions kept of one page; the oldest are forgotten. */
export const MAX_REVISIONS = 50;

/** Who saved which version when. */
export interface RevisionSummary {
  version: number;
  title: string;
  status: PageStatus;
  /** E-mail; empty for a text that came from a generator. */
  savedBy: string;
  savedAt: Date;
}

/** A page as a save left it. */
export interface Revision extends RevisionSummary {
  slug: string;
  description: string;
  keywords: readonly string[];
  content: string;
}

export type PageRevisions = ReturnType<typeof createPageRevisions>;

const SUMMARY = ["version", "title", "status", "saved_by", "saved_at"] as const;

export function createPageRevisions(db: Database) {
  return {
    /** The newest first. */
    async listRevisions(pageId: string): Promise<RevisionSummary[]> {
      const rows = await db.selectFrom("page_revisions").select(SUMMARY).where("page_id", "=", pageId).orderBy("version", "desc").execute();
      return rows.map(toSummary);
    },

    async findRevision(pageId: string, version: number): Promise<Revision | undefined> {
      const row = await db
        .selectFrom("page_revisions")
        .selectAll()
        .where("page_id", "=", pageId)
        .where("version", "=", version)
        .executeTakeFirst();
      return (
        row && {
          ...toSummary(row),
          slug: row.slug,
          description: row.description,
          keywords: parseKeywords(row.keywords),
          content: row.content,
        }
      );
    },
  };
}

type RevisedRow = Pick<
  Selectable<PageTable>,
  "id" | "version" | "slug" | "title" | "description" | "keywords" | "content" | "status" | "updated_at"
>;

/** Keeps a page as it stands in its row; a version that is kept already stays as it was. */
export async function keepRevision(transaction: Transaction<Tables>, page: RevisedRow, savedBy: string): Promise<void> {
  const { id, version, slug, title, description, keywords, content, status, updated_at } = page;
  await transaction
    .insertInto("page_revisions")
    .values({
      id: randomUUID(),
      page_id: id,
      version,
      slug,
      title,
      description,
      keywords,
      content,
      status,
      saved_by: savedBy,
      saved_at: updated_at,
    })
    .onConflict((conflict) => conflict.columns(["page_id", "version"]).doNothing())
    .execute();
  await transaction
    .deleteFrom("page_revisions")
    .where("page_id", "=", id)
    .where("version", "<=", version - MAX_REVISIONS)
    .execute();
}

function toSummary(row: Pick<Selectable<PageRevisionTable>, (typeof SUMMARY)[number]>): RevisionSummary {
  return { version: row.version, title: row.title, status: row.status, savedBy: row.saved_by, savedAt: new Date(row.saved_at) };
}
