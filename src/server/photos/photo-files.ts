import { LRUCache } from "lru-cache";
import { type PhotoFormat, readPhotoFile } from "#domain/photo/photo";
import type { Database } from "../database/database";
import { type PhotoViewer, selectSeen } from "./shown-photos";

const KEPT_BYTES = 16 * 1024 * 1024;

export interface PhotoFile {
  bytes: Uint8Array;
  format: PhotoFormat;
}

export type PhotoFiles = ReturnType<typeof createPhotoFiles>;

/** The sizes of photographs as they are fetched; what strangers ask for most stays in memory, until anything changes. */
export function createPhotoFiles(db: Database, keptBytes = KEPT_BYTES) {
  const kept = new LRUCache<string, PhotoFile>({ maxSize: keptBytes, sizeCalculation: ({ bytes }) => bytes.byteLength });
  const underWay = new Map<string, Promise<PhotoFile | undefined>>();

  async function read(name: string, viewer: PhotoViewer): Promise<PhotoFile | undefined> {
    const wanted = readPhotoFile(name);
    if (!wanted) return undefined;
    const { library, voices } = selectSeen(db, viewer);
    const row = await db
      .selectFrom("photo_files")
      .select("bytes")
      .where(
        "hash",
        "in",
        library
          .select("hash")
          .where("address", "=", wanted.address)
          .unionAll(voices.select(({ fn, val }) => fn.coalesce("photo_hash", val("")).as("hash")).where("photo_hash", "=", wanted.address)),
      )
      .where("width", "=", wanted.width)
      .where("format", "=", wanted.format)
      .executeTakeFirst();
    return row && { bytes: row.bytes, format: wanted.format };
  }

  return {
    /** For a stranger, by the last part of its address; undefined when there is none, or none that he may see now. */
    async find(name: string): Promise<PhotoFile | undefined> {
      const known = kept.get(name);
      if (known) return known;
      let reading = underWay.get(name);
      if (!reading) {
        // Nobody is answered later by what was begun before a change.
        const isCurrent = () => underWay.get(name) === reading;
        reading = read(name, "stranger")
          .then((file) => {
            if (file && isCurrent()) kept.set(name, file);
            return file;
          })
          .finally(() => {
            if (isCurrent()) underWay.delete(name);
          });
        underWay.set(name, reading);
      }
      return await reading;
    },

    /** For an administrator, who sees what nothing shows yet. */
    findAny: (name: string): Promise<PhotoFile | undefined> => read(name, "administrator"),

    /** The present picture of a photograph of the library, by its id. */
    async findPicture(id: string, viewer: PhotoViewer): Promise<{ address: string; width: number } | undefined> {
      return await selectSeen(db, viewer).library.select(["address", "width"]).where("id", "=", id).executeTakeFirst();
    },

    /** Asks anew what strangers may see, also of what is being read. */
    forget(): void {
      kept.clear();
      underWay.clear();
    },
  };
}
