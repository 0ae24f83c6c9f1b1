import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import {
  defaultDescription,
  type GeneratedPage,
  type PageOrigin,
  type PageReview,
  type PageSummary,
  type WantedStatus,
} from "#domain/page/generated-page";
import { fromColumns, PAGE_FIELDS, type PageTexts, TEXT_COLUMNS, toColumns } from "#domain/page/page-fields";
import { toSearchText } from "#domain/text/search-text";
import type { Database } from "../database/database";
import { readRow } from "../database/field-columns";
import type { PageRow } from "../database/tables/pages";
import { readReasons } from "../publishing/held-page";
import type { PageDraft } from "./page-intents";
import type { SanitisedHtml } from "./sanitise-html";

const STATE = ["held", "publish_at", "is_indexed"] as const;
export const SUMMARY_COLUMNS = ["id", "slug", "title", "origin", "status", "created_at", "updated_at", ...STATE] as const;
const OTHER_TEXTS = TEXT_COLUMNS.filter(
  (column): column is Exclude<typeof column, "slug" | "title"> => column !== "slug" && column !== "title",
);
const REVIEW = ["reviewer_id", "reviewed_on", "review_told_at"] as const;
const HISTORY = ["version", "deleted_at", "allowed", "first_public_at", "text_changed_at"] as const;
export const PAGE_COLUMNS = [...SUMMARY_COLUMNS, ...OTHER_TEXTS, ...HISTORY, ...REVIEW] as const;

/** Not in the trash, of pages named by id or address: by `is null` SQLite would read an index of all pages to look up ten. */
export const isLive = sql<boolean>`coalesce(deleted_at, '') = ''`;

/** Whole rows of pages that are named by id or address. */
export const selectLive = (db: Database) => db.selectFrom("pages").selectAll().where(isLive);

export const publicPages = (db: Database) => db.selectFrom("pages").where("deleted_at", "is", null).where("status", "=", "public");

export function toPageSummary(row: Pick<PageRow, (typeof SUMMARY_COLUMNS)[number]>): PageSummary {
  const { id, slug, title, origin, status, created_at, updated_at, publish_at } = row;
  return {
    ...readRow({ id, slug, title, origin, status, created_at, updated_at, publish_at }),
    held: readReasons(row.held),
    isUnlisted: row.is_indexed === 0 || undefined,
  };
}

export function toGeneratedPage(row: Pick<PageRow, (typeof PAGE_COLUMNS)[number]>): GeneratedPage {
  const { version, deleted_at, first_public_at, text_changed_at } = row;
  return {
    ...toPageSummary(row),
    ...fromColumns(row),
    ...readRow({ version, deleted_at, first_public_at, text_changed_at }),
    isAllowed: row.allowed !== null || undefined,
    review: readReview(row),
  };
}

function readReview({ reviewer_id, reviewed_on, review_told_at }: Pick<PageRow, (typeof REVIEW)[number]>): PageReview | undefined {
  if (reviewer_id === null || reviewed_on === null || review_told_at === null) return undefined;
  return { technicianId: reviewer_id, on: reviewed_on, toldAt: new Date(review_told_at) };
}

export interface NewPage extends PageTexts, Pick<PageDraft, "origin" | "publishAt" | "jobItemId"> {
  content: SanitisedHtml;
  status: WantedStatus;
  /** Kept from search engines. */
  isUnlisted?: boolean;
  /** Now when absent. */
  createdAt?: Date;
}

export function toNewRow(page: NewPage): PageRow {
  const now = new Date().toISOString();
  return {
    ...toTextRow(page, page.origin),
    id: randomUUID(),
    origin: page.origin,
    status: page.status,
    version: 1,
    first_public_at: page.status === "public" ? now : null,
    job_item_id: page.jobItemId ?? null,
    created_at: page.createdAt?.toISOString() ?? now,
    updated_at: now,
    deleted_at: null,
    held: null,
    allowed: null,
    publish_at: page.publishAt?.toISOString() ?? null,
    is_indexed: page.isUnlisted ? 0 : 1,
    text_changed_at: now,
    reviewer_id: null,
    reviewed_on: null,
    review_told_at: null,
  };
}

/** The columns a page's texts fill: with the default description, ready to be searched. An announcement is described by its own text. */
export function toTextRow(texts: PageTexts & { content: SanitisedHtml }, origin: PageOrigin) {
  const standard = origin === "announcement" ? "" : defaultDescription(texts.title);
  const description = PAGE_FIELDS.description.tidy(texts.description) || standard;
  return { ...toColumns({ ...texts, description }), search_text: toSearchText(texts.title) };
}
