import { sql, type Transaction } from "kysely";
import { type LibraryPhoto, PHOTO_USER_KINDS, type Photo, type PhotoUse } from "#domain/photo/photo";
import { toSearchText } from "#domain/text/search-text";
import { countRows } from "../database/count-rows";
import type { Database } from "../database/database";
import type { Tables } from "../database/tables";
import { LIBRARY_COLUMNS, SHOWN_COLUMNS, toLibraryPhoto, toPhoto } from "./photo-row";
import { listPhotoUses } from "./photo-uses";

const USE_COUNTS = PHOTO_USER_KINDS.map((kind) =>
  sql<number>`(select count(*) from photo_uses where photo_id = photos.id and user_kind = ${kind})`.as(kind),
);

/** The photographs that were not deleted. */
export function selectLibrary(from: Database | Transaction<Tables>) {
  return from
    .selectFrom("photos")
    .select([...LIBRARY_COLUMNS, ...USE_COUNTS])
    .where("deleted_at", "is", null);
}

/** What is looked up of photographs; never their bytes. */
export function readPhotoLibrary(db: Database) {
  return {
    /** A page of the library, from 1, the newest first; `query` is looked for in what they show and in names of files. */
    async list(query: string, page: number, pageSize: number): Promise<{ photos: LibraryPhoto[]; total: number }> {
      const words = toSearchText(query).split(" ").filter(Boolean);
      // Signs without a word find nothing.
      if (words.length === 0 && query.trim() !== "") return { photos: [], total: 0 };
      const matching = words.reduce((rows, word) => rows.where("search_text", "like", `%${word}%`), selectLibrary(db));
      const total = await countRows(matching.clearSelect());
      const rows = await matching
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .execute();
      return { photos: rows.map(toLibraryPhoto), total };
    },

    async find(id: string): Promise<{ photo: LibraryPhoto; uses: PhotoUse[] } | undefined> {
      const row = await selectLibrary(db).where("id", "=", id).executeTakeFirst();
      return row && { photo: toLibraryPhoto(row), uses: await listPhotoUses(db, id) };
    },

    /** As pages show them, by id; those that are not there are left out. */
    async findShown(ids: readonly string[]): Promise<ReadonlyMap<string, Photo>> {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom("photos").select(SHOWN_COLUMNS).where("id", "in", ids).where("deleted_at", "is", null).execute();
      return new Map(rows.map((row) => [row.id, toPhoto(row)]));
    },

    /** The photograph that was made of the same file before. */
    async findByHash(hash: string): Promise<LibraryPhoto | undefined> {
      const row = await selectLibrary(db).where("hash", "=", hash).orderBy("created_at").executeTakeFirst();
      return row && toLibraryPhoto(row);
    },
  };
}
