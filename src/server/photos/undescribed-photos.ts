import type { Kysely } from "kysely";
import { listPhotoReferences } from "#domain/photo/photo-references";
import type { Tables } from "../database/tables";

/** Names of the photographs that HTML shows and nobody has said what they show. */
export async function listUndescribed(db: Kysely<Tables>, html: string): Promise<string[]> {
  const ids = listPhotoReferences(html);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("photos")
    .select("name")
    .where("id", "in", ids)
    .where("alt", "=", "")
    .where("deleted_at", "is", null)
    .orderBy("name")
    .execute();
  return rows.map(({ name }) => name);
}
