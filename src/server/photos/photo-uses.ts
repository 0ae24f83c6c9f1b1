import type { Kysely, Transaction } from "kysely";
import type { PhotoUse, PhotoUserKind } from "#domain/photo/photo";
import { listPhotoReferences } from "#domain/photo/photo-references";
import { workPath } from "#domain/site/paths";
import type { Database } from "../database/database";
import type { Tables } from "../database/tables";

const MAX_LISTED = 50;

/** Writes down which photographs somebody shows since; `photoIds` are all of them. */
export async function keepPhotoUses(transaction: Transaction<Tables>, kind: PhotoUserKind, userId: string, photoIds: readonly string[]) {
  const own = { user_kind: kind, user_id: userId };
  await transaction.deleteFrom("photo_uses").where("user_kind", "=", kind).where("user_id", "=", userId).execute();
  const rows = photoIds.map((photo_id) => ({ photo_id, ...own }));
  if (rows.length > 0) await transaction.insertInto("photo_uses").values(rows).execute();
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
  const usersOf = (kind: PhotoUserKind) =>
    db.selectFrom("photo_uses").select("user_id").where("photo_id", "=", photoId).where("user_kind", "=", kind);
  const pages = db.selectFrom("pages").select(["id", "title"]).where("id", "in", usersOf("page")).orderBy("search_text");
  const works = db.selectFrom("works").select(["id", "slug"]).where("id", "in", usersOf("work")).orderBy("day", "desc");
  const technicians = db.selectFrom("technicians").select(["id", "name"]).where("id", "in", usersOf("technician")).orderBy("position");
  return [
    ...(await pages.limit(MAX_LISTED).execute()).map(({ id, title }) => ({ kind: "page" as const, id, title })),
    ...(await works.limit(MAX_LISTED).execute()).map(({ id, slug }) => ({ kind: "work" as const, id, title: workPath(slug) })),
    ...(await technicians.limit(MAX_LISTED).execute()).map(({ id, name }) => ({
      kind: "technician" as const,
      id,
      title: `Equipe: ${name}`,
    })),
  ];
}

/** Names of the photographs that HTML shows and nobody has said what they show. */
export async function listUndescribed(db: Kysely<Tables>, html: string): Promise<string[]> {
  const ids = listPhotoReferences(html);
  if (ids.length === 0) return [];
  const undescribed = db.selectFrom("photos").where((eb) => eb.and({ alt: "", deleted_at: null }));
  const rows = await undescribed.select("name").where("id", "in", ids).orderBy("name").execute();
  return rows.map(({ name }) => name);
}
