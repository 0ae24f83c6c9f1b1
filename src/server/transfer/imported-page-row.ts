import { randomUUID } from "node:crypto";
import { defaultDescription } from "#domain/page/generated-page";
import { toSearchText } from "#domain/page/search-text";
import type { ImportedPage } from "#domain/transfer/check-row";

/** The row of an imported page, whose content is sanitised already. */
export function toPageRow({ title, slug, description, keywords, content, status, origin, createdAt }: ImportedPage) {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    slug,
    title,
    description: description || defaultDescription(title),
    content,
    keywords: keywords.join(", "),
    search_text: toSearchText(title),
    origin,
    status,
    first_public_at: status === "public" ? now : null,
    job_item_id: null,
    created_at: createdAt?.toISOString() ?? now,
    updated_at: now,
    deleted_at: null,
  };
}
