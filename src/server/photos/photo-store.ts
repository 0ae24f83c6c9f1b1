import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { toSearchText } from "#domain/page/search-text";
import { purgeBefore } from "#domain/page/trash";
import type { LibraryPhoto, PhotoUse } from "#domain/photo/photo";
import type { Connection } from "../database/database";
import { takeTurn } from "../database/dialect";
import type { Tables } from "../database/tables";
import { dropFiles, dropUnusedFiles, keepFiles } from "./photo-file-rows";
import { readPhotoLibrary, selectLibrary } from "./photo-library";
import { type PhotoRow, toLibraryPhoto } from "./photo-row";
import { listPhotoUses } from "./photo-uses";
import type { PreparedPhoto } from "./prepared-photo";

/** What is written of a photograph besides its picture. */
export interface PhotoWords {
  alt: string;
  focusX: number;
  focusY: number;
}

export type SavedPhoto = { outcome: "saved"; photo: LibraryPhoto } | { outcome: "conflict" | "gone" };

interface NewPhoto {
  /** Of what was sent: the same file, covered in the same places, is the same photograph. */
  hash: string;
  prepared: PreparedPhoto;
  name: string;
  alt: string;
  by: string;
}

export type PhotoStore = ReturnType<typeof createPhotoStore>;

/** The library of photographs. `onChange` hears, after the commit, of what pages must show otherwise. */
export function createPhotoStore({ db }: Pick<Connection, "db">, onChange: (id: string) => void) {
  async function get(from: Transaction<Tables>, id: string): Promise<LibraryPhoto> {
    return toLibraryPhoto(await selectLibrary(from).where("id", "=", id).executeTakeFirstOrThrow());
  }

  /** Saves over the version that was seen: `conflict` when somebody else changed it since, `gone` when it is not there. */
  async function change(
    id: string,
    seenVersion: number,
    work: (transaction: Transaction<Tables>, before: PhotoRow) => Promise<Partial<PhotoRow>>,
  ): Promise<SavedPhoto> {
    const saved = await db
      .transaction()
      .execute(async (transaction): Promise<SavedPhoto> => {
        const before = await transaction
          .selectFrom("photos")
          .selectAll()
          .where("id", "=", id)
          .where("deleted_at", "is", null)
          .executeTakeFirst();
        if (!before) return { outcome: "gone" };
        const { numUpdatedRows } = await transaction
          .updateTable("photos")
          .set({ ...(await work(transaction, before)), version: seenVersion + 1, updated_at: new Date().toISOString() })
          .where("id", "=", id)
          .where("version", "=", seenVersion)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new SeenTooEarly();
        return { outcome: "saved", photo: await get(transaction, id) };
      })
      .catch((error: unknown): SavedPhoto => {
        if (error instanceof SeenTooEarly) return { outcome: "conflict" };
        throw error;
      });
    if (saved.outcome === "saved") onChange(id);
    return saved;
  }

  return {
    ...readPhotoLibrary(db),

    /** Gives the one there is where the same file was sent before; one that was deleted comes back. */
    async add({ hash, prepared, name, alt, by }: NewPhoto): Promise<{ photo: LibraryPhoto; isNew: boolean }> {
      const added = await db.transaction().execute(async (transaction) => {
        await takeTurn(transaction, `photo:${hash}`);
        const known = await transaction
          .selectFrom("photos")
          .select(["id", "deleted_at"])
          .where("hash", "=", hash)
          .orderBy("deleted_at")
          .execute();
        const same = known.find(({ deleted_at }) => deleted_at === null) ?? known[0];
        if (same) {
          await transaction.updateTable("photos").set({ deleted_at: null }).where("id", "=", same.id).execute();
          return { photo: await get(transaction, same.id), isNew: same.deleted_at !== null };
        }
        const now = new Date().toISOString();
        const id = makeId();
        await keepFiles(transaction, hash, prepared);
        await transaction
          .insertInto("photos")
          .values({
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
          })
          .execute();
        return { photo: await get(transaction, id), isNew: true };
      });
      if (added.isNew) onChange(added.photo.id);
      return added;
    },

    /** Another picture in its place, on every page that shows it. What it was covered with is nowhere left: `isSecret`. */
    replace: (
      id: string,
      seenVersion: number,
      { hash, prepared, name, isSecret }: Pick<NewPhoto, "hash" | "prepared" | "name"> & { isSecret: boolean },
    ) =>
      change(id, seenVersion, async (transaction, before) => {
        await takeTurn(transaction, `photo:${hash}`);
        await keepFiles(transaction, hash, prepared);
        if (isSecret && before.hash !== hash) await dropFiles(transaction, before);
        return { ...describe(hash, prepared, name), search_text: toSearchText(`${before.alt} ${name}`) };
      }),

    /** What it shows and where its middle is. */
    save: (id: string, seenVersion: number, { alt, focusX, focusY }: PhotoWords) =>
      change(id, seenVersion, async (_, { name }) => ({
        alt,
        focus_x: focusX,
        focus_y: focusY,
        search_text: toSearchText(`${alt} ${name}`),
      })),

    /** Refused while anything shows it. */
    async remove(id: string): Promise<{ outcome: "removed"; name: string } | { outcome: "used"; uses: PhotoUse[] } | { outcome: "gone" }> {
      const removed = await db
        .updateTable("photos")
        .set({ deleted_at: new Date().toISOString() })
        .where("id", "=", id)
        .where("deleted_at", "is", null)
        .where(({ not, exists, selectFrom }) => not(exists(selectFrom("photo_uses").select("photo_id").where("photo_id", "=", id))))
        .returning(["name"])
        .executeTakeFirst();
      if (removed) {
        onChange(id);
        return { outcome: "removed", name: removed.name };
      }
      const row = await selectLibrary(db).where("id", "=", id).executeTakeFirst();
      return row ? { outcome: "used", uses: await listPhotoUses(db, id) } : { outcome: "gone" };
    },

    /** Undefined when it is gone for good. */
    async restore(id: string): Promise<LibraryPhoto | undefined> {
      await db.updateTable("photos").set({ deleted_at: null }).where("id", "=", id).execute();
      onChange(id);
      const row = await selectLibrary(db).where("id", "=", id).executeTakeFirst();
      return row && toLibraryPhoto(row);
    },

    /** Deletes for good what was deleted a month ago and nothing shows, and the bytes that no photograph has any more; gives how many of those. */
    async forgetOld(now = new Date()): Promise<number> {
      return await db.transaction().execute(async (transaction) => {
        await transaction
          .deleteFrom("photos")
          .where("deleted_at", "<", purgeBefore(now).toISOString())
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom("photo_uses").select("photo_id").whereRef("photo_id", "=", "photos.id"))),
          )
          .execute();
        return await dropUnusedFiles(transaction);
      });
    },
  };
}

class SeenTooEarly extends Error {}

function describe(hash: string, { width, height, colour, files }: PreparedPhoto, name: string) {
  return { hash, width, height, colour, name, bytes: files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0) };
}

/** Small letters and digits: addresses know no others. */
function makeId(): string {
  return randomBytes(6).toString("hex");
}
