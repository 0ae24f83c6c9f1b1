import { randomBytes } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { type LibraryPhoto, PHOTO_USER_KINDS, type Photo, type PhotoUse } from "#domain/photo/photo";
import { searchWords, toSearchText } from "#domain/text/search-text";
import { countRows } from "../database/count-rows";
import type { Connection, Database } from "../database/database";
import { takeTurn } from "../database/dialect";
import { readRow } from "../database/field-columns";
import type { EraseTraces } from "../database/sqlite/erasure";
import type { Tables } from "../database/tables";
import { deletableRows } from "../database/versioned-rows";
import { dropFiles, dropUnusedFiles, keepFiles, LIBRARY_COLUMNS, type PreparedPhoto, SHOWN_COLUMNS, toLibraryPhoto } from "./photo-rows";
import { listPhotoUses } from "./photo-uses";

export type SavedPhoto = { outcome: "saved"; photo: LibraryPhoto } | { outcome: "conflict" | "gone" };

/** The hash is of what was sent: the same file, covered in the same places, is the same photograph. */
type NewPhoto = { hash: string; prepared: PreparedPhoto; name: string; alt: string; by: string };

const UNUSED = sql<boolean>`not exists (select 1 from photo_uses where photo_id = photos.id)`;

export type PhotoStore = ReturnType<typeof createPhotoStore>;

/**
 * The library of photographs. `onChange` hears, after the commit, of what pages must show otherwise, and `eraseTraces` is
 * called where bytes are gone.
 */
export function createPhotoStore({ db }: Pick<Connection, "db">, onChange: (id: string) => void, eraseTraces: EraseTraces) {
  const rows = deletableRows(db, "photos", { toValue: (row) => row, onChange: ({ id }) => onChange(id) }, UNUSED);

  async function find(id: string): Promise<LibraryPhoto | undefined> {
    const row = await selectLibrary(db).where("id", "=", id).executeTakeFirst();
    return row && toLibraryPhoto(row);
  }

  async function get(transaction: Transaction<Tables>, id: string): Promise<LibraryPhoto> {
    return toLibraryPhoto(await selectLibrary(transaction).where("id", "=", id).executeTakeFirstOrThrow());
  }

  async function change(id: string, seenVersion: number, work: Parameters<typeof rows.save>[2]): Promise<SavedPhoto> {
    const { outcome } = await rows.save(id, seenVersion, async (before, transaction) => ({
      ...(await work(before, transaction)),
      updated_at: new Date().toISOString(),
    }));
    if (outcome !== "saved") return { outcome };
    const photo = await find(id);
    return photo ? { outcome, photo } : { outcome: "gone" };
  }

  return {
    /** A page of the library, from 1, the newest first; `query` is looked for in what they show and in names of files. */
    async list(query: string, page: number, pageSize: number): Promise<{ photos: LibraryPhoto[]; total: number }> {
      const words = searchWords(query);
      // Signs without a word find nothing.
      if (words.length === 0 && query.trim() !== "") return { photos: [], total: 0 };
      const matching = words.reduce((rows, word) => rows.where("search_text", "like", `%${word}%`), selectLibrary(db));
      const some = matching.limit(pageSize).offset((page - 1) * pageSize);
      const rows = await some.orderBy("created_at", "desc").orderBy("id", "desc").execute();
      return { photos: rows.map(toLibraryPhoto), total: await countRows(matching.clearSelect()) };
    },

    async find(id: string): Promise<{ photo: LibraryPhoto; uses: PhotoUse[] } | undefined> {
      const photo = await find(id);
      return photo && { photo, uses: await listPhotoUses(db, id) };
    },

    /** As pages show them, by id; those that are not there are left out. */
    async findShown(ids: readonly string[]): Promise<ReadonlyMap<string, Photo>> {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom("photos").select(SHOWN_COLUMNS).where("id", "in", ids).where("deleted_at", "is", null).execute();
      return new Map(rows.map((row) => [row.id, readRow(row)]));
    },

    async findByHash(hash: string): Promise<LibraryPhoto | undefined> {
      const row = await selectLibrary(db).where("hash", "=", hash).orderBy("created_at").executeTakeFirst();
      return row && toLibraryPhoto(row);
    },

    /** Gives the one there is where the same file was sent before; one that was deleted comes back. */
    async add({ hash, prepared, name, alt, by }: NewPhoto): Promise<{ photo: LibraryPhoto; isNew: boolean }> {
      const added = await db.transaction().execute(async (transaction) => {
        await takeTurn(transaction, `photo:${hash}`);
        const sameHash = transaction.selectFrom("photos").select(["id", "deleted_at"]).where("hash", "=", hash);
        const known = await sameHash.orderBy("deleted_at").execute();
        const same = known.find(({ deleted_at }) => deleted_at === null) ?? known[0];
        if (same) {
          await transaction.updateTable("photos").set({ deleted_at: null }).where("id", "=", same.id).execute();
          return { photo: await get(transaction, same.id), isNew: same.deleted_at !== null };
        }
        const now = new Date().toISOString();
        // Small letters and digits: addresses know no others.
        const id = randomBytes(6).toString("hex");
        await keepFiles(transaction, hash, prepared);
        const row = {
          ...describe(hash, prepared, name),
          id,
          alt,
          focus_x: 50,
          focus_y: 50,
          search_text: toSearchText(`${alt} ${name}`),
          version: 1,
          created_by: by,
          created_at: now,
          updated_at: now,
          deleted_at: null,
        };
        await transaction.insertInto("photos").values(row).execute();
        return { photo: await get(transaction, id), isNew: true };
      });
      if (added.isNew) onChange(added.photo.id);
      return added;
    },

    /** Another picture in its place, on every page that shows it; nothing is left of the one before. */
    async replace(id: string, seenVersion: number, { hash, prepared, name }: Pick<NewPhoto, "hash" | "prepared" | "name">) {
      const saved = await change(id, seenVersion, async (before, transaction) => {
        await takeTurn(transaction, `photo:${hash}`);
        await keepFiles(transaction, hash, prepared);
        if (before.hash !== hash) await dropFiles(transaction, before);
        return { ...describe(hash, prepared, name), search_text: toSearchText(`${before.alt} ${name}`) };
      });
      // Also where somebody deleted it right after.
      if (saved.outcome !== "conflict") await eraseTraces();
      return saved;
    },

    save: (id: string, seenVersion: number, { alt, focusX, focusY }: Pick<LibraryPhoto, "alt" | "focusX" | "focusY">) =>
      change(id, seenVersion, ({ name }) => ({ alt, focus_x: focusX, focus_y: focusY, search_text: toSearchText(`${alt} ${name}`) })),

    /** Refused while anything shows it. */
    async remove(id: string): Promise<{ outcome: "removed"; name: string } | { outcome: "used" | "gone" }> {
      const removed = await rows.remove(id);
      if (removed) return { outcome: "removed", name: removed.name };
      return { outcome: (await find(id)) ? "used" : "gone" };
    },

    /** Undefined when it is gone for good. */
    async restore(id: string): Promise<LibraryPhoto | undefined> {
      await rows.restore(id);
      return await find(id);
    },

    /** Deletes for good what was deleted a month ago and nothing shows, and the bytes that no photograph has any more; gives how many of those. */
    async forgetOld(now = new Date()): Promise<number> {
      await rows.forgetOld(now);
      const gone = await db.transaction().execute(dropUnusedFiles);
      if (gone > 0) await eraseTraces();
      return gone;
    },
  };
}

function describe(hash: string, { width, height, colour, files }: PreparedPhoto, name: string) {
  const bytes = files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  return { hash, address: randomBytes(12).toString("hex"), width, height, colour, name, bytes };
}

const USE_COUNTS = PHOTO_USER_KINDS.map((kind) =>
  sql<number>`(select count(*) from photo_uses where photo_id = photos.id and user_kind = ${kind})`.as(kind),
);

const SELECTED = [...LIBRARY_COLUMNS, ...USE_COUNTS] as const;

/** The photographs that were not deleted. */
const selectLibrary = (from: Database | Transaction<Tables>) => from.selectFrom("photos").select(SELECTED).where("deleted_at", "is", null);
