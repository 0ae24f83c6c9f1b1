import type { Kysely, Transaction } from "kysely";
import type { PhotoUse, PhotoUserKind } from "#domain/photo/photo";
import { listPhotoReferences } from "#domain/photo/photo-references";
import { workPath } from "#domain/site/paths";
import type { Database } from "../database/database";
import type { Tables } from "../database/tables";

const MAX_LISTED = 50;

/** Writes down which photographs somebody shows since; `photoIds` are all of them. */
export async function keepPhotoUses(
  transaction: Transaction<Tables>,
  kind: PhotoUserKind,
  userId: string,
  photoIds: readonly string[],
): Promise<void> {
  await transaction.deleteFrom("photo_uses").where("user_kind", "=", kind).where("user_id", "=", userId).execute();
  if (photoIds.length === 0) return;
  await transaction
    .insertInto("photo_uses")
    .values(photoIds.map((photo_id) => ({ photo_id, user_kind: kind, user_id: userId })))
    .execute();
}

interface WrittenText {
  before?: { id: string; content: string };
  after?: { id: string; content: string };
}

/** Of pages that were written, whatever their state: a draft or one of the trash may be public tomorrow. */
export async function keepPageUses(transaction: Transaction<Tables>, written: readonly WrittenText[]): Promise<void> {
  for (const { before, after } of written) {
    const [was, is] = [listPhotoReferences(before?.content ?? ""), listPhotoReferences(after?.content ?? "")];
    const id = (after ?? before)?.id;
    if (id !== undefined && was.toString() !== is.toString()) await keepPhotoUses(transaction, "page", id, is);
  }
}

/** What shows a photograph, by title; what lies in the trash counts, for it may be brought back. */
export async function listPhotoUses(db: Database, photoId: string): Promise<PhotoUse[]> {
  const rows = await db
    .selectFrom("photo_uses")
    .innerJoin("pages", "pages.id", "photo_uses.user_id")
    .select(["pages.id", "pages.title"])
    .where("photo_id", "=", photoId)
    .where("user_kind", "=", "page")
    .orderBy("pages.search_text")
    .limit(MAX_LISTED)
    .execute();
  const works = await db
    .selectFrom("photo_uses")
    .innerJoin("works", "works.id", "photo_uses.user_id")
    .select(["works.id", "works.slug"])
    .where("photo_id", "=", photoId)
    .where("user_kind", "=", "work")
    .orderBy("works.day", "desc")
    .limit(MAX_LISTED)
    .execute();
  const technicians = await db
    .selectFrom("photo_uses")
    .innerJoin("technicians", "technicians.id", "photo_uses.user_id")
    .select(["technicians.id", "technicians.name"])
    .where("photo_uses.photo_id", "=", photoId)
    .where("user_kind", "=", "technician")
    .orderBy("technicians.position")
    .limit(MAX_LISTED)
    .execute();
  return [
    ...rows.map(({ id, title }) => ({ kind: "page" as const, id, title })),
    ...works.map(({ id, slug }) => ({ kind: "work" as const, id, title: workPath(slug) })),
    ...technicians.map(({ id, name }) => ({ kind: "technician" as const, id, title: `Equipe: ${name}` })),
  ];
}

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
