import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { defaultDescription, type GeneratedPage, generatedPagePath, type PageOrigin, type PageStatus } from "#domain/page/generated-page";
import { nextFreeSlug } from "#domain/page/next-free-slug";
import { toSearchText } from "#domain/page/search-text";
import { toSlug } from "#domain/page/slug";
import type { Tables } from "../database/tables";
import { releaseAddress } from "../redirects/redirect-store";
import { PAGE_COLUMNS, toGeneratedPage } from "./page-row";
import { sanitiseHtml } from "./sanitise-html";

export interface PageDraft {
  title: string;
  description?: string;
  /** HTML; sanitised before it is stored. */
  content: string;
  keywords?: readonly string[];
  origin: PageOrigin;
  /** Public when absent. */
  status?: PageStatus;
  /** Wanted address, by the slug rule; that of the title when absent. The next free one is given. */
  slug?: string;
  /** The bulk item that makes the page. */
  jobItemId?: string;
}

/** Writes a new page at an address that must be free. */
export async function insertPage(transaction: Transaction<Tables>, draft: PageDraft, slug: string): Promise<GeneratedPage> {
  const now = new Date().toISOString();
  const status = draft.status ?? "public";
  const row = await transaction
    .insertInto("pages")
    .values({
      id: randomUUID(),
      slug,
      ...toStoredText(draft),
      origin: draft.origin,
      status,
      first_public_at: status === "public" ? now : null,
      job_item_id: draft.jobItemId ?? null,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    })
    .returning(PAGE_COLUMNS)
    .executeTakeFirstOrThrow();
  if (status === "public") await releaseAddress(transaction, generatedPagePath(slug));
  return toGeneratedPage(row);
}

/** The columns a page's text fills: sanitised, with the default description, ready to be searched. */
export function toStoredText({ title, description, content, keywords }: Pick<PageDraft, "title" | "description" | "content" | "keywords">) {
  return {
    title,
    description: description?.trim() || defaultDescription(title),
    content: sanitiseHtml(content),
    keywords: (keywords ?? []).join(", "),
    search_text: toSearchText(title),
  };
}

/** The address a draft wants, or the next free one. */
export async function findFreeSlug(transaction: Transaction<Tables>, { slug, title }: Pick<PageDraft, "slug" | "title">): Promise<string> {
  const wanted = slug ?? toSlug(title);
  // The range, not a pattern: an index serves it in every dialect. ":" follows "9".
  const rows = await transaction
    .selectFrom("pages")
    .select("slug")
    .where((eb) => eb.or([eb("slug", "=", wanted), eb.and([eb("slug", ">=", `${wanted}-`), eb("slug", "<", `${wanted}-:`)])]))
    .where(sql<boolean>`length(slug) <= ${wanted.length + 8}`)
    .execute();
  return nextFreeSlug(wanted, new Set(rows.map((row) => row.slug)));
}
