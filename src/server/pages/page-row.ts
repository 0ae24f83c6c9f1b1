import { type Selectable, sql } from "kysely";
import type { GeneratedPage, PageSummary } from "#domain/page/generated-page";
import { parseKeywords } from "#domain/page/keywords";
import type { PageTable } from "../database/tables";

type PageRow = Selectable<PageTable>;

export const SUMMARY_COLUMNS = ["id", "slug", "title", "origin", "status", "created_at", "updated_at"] as const;
export const PAGE_COLUMNS = [...SUMMARY_COLUMNS, "description", "content", "keywords", "version", "deleted_at"] as const;

/**
 * Not in the trash, of pages named by id or address: compared plainly to null, SQLite reads an index of all pages that
 * are not there rather than look up ten.
 */
export const isLive = sql<boolean>`coalesce(deleted_at, '') = ''`;

export function toPageSummary(row: Pick<PageRow, (typeof SUMMARY_COLUMNS)[number]>): PageSummary {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    origin: row.origin,
    status: row.status,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  };
}

export function toGeneratedPage(row: Pick<PageRow, (typeof PAGE_COLUMNS)[number]>): GeneratedPage {
  return {
    ...toPageSummary(row),
    description: row.description,
    content: row.content,
    keywords: parseKeywords(row.keywords),
    version: row.version,
    deletedAt: row.deleted_at === null ? undefined : new Date(row.deleted_at),
  };
}
