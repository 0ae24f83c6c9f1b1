import { LRUCache } from "lru-cache";
import { type PhotoFormat, readPhotoFile } from "#domain/photo/photo";
import type { Database } from "../database/database";

const KEPT_BYTES = 16 * 1024 * 1024;

export interface PhotoFile {
  bytes: Uint8Array;
  format: PhotoFormat;
}

export type PhotoFiles = ReturnType<typeof createPhotoFiles>;

/** The sizes of photographs as visitors fetch them; those that are asked for most stay in memory. */
export function createPhotoFiles(db: Database, keptBytes = KEPT_BYTES) {
  const kept = new LRUCache<string, PhotoFile>({ maxSize: keptBytes, sizeCalculation: ({ bytes }) => bytes.byteLength });
  const underWay = new Map<string, Promise<PhotoFile | undefined>>();

  async function read(name: string): Promise<PhotoFile | undefined> {
    const wanted = readPhotoFile(name);
    if (!wanted) return undefined;
    const row = await db
      .selectFrom("photo_files")
      .select("bytes")
      .where("hash", "=", wanted.hash)
      .where("width", "=", wanted.width)
      .where("format", "=", wanted.format)
      // One that was deleted is gone at once, its bytes when nobody may want it back. What was replaced is served until
      // then, for a page that somebody has open.
      .where((eb) => {
        const named = eb.selectFrom("photos").select("id").where("hash", "=", wanted.hash);
        return eb.or([eb.exists(named.where("deleted_at", "is", null)), eb.not(eb.exists(named))]);
      })
      .executeTakeFirst();
    return row && { bytes: row.bytes, format: wanted.format };
  }

  return {
    /** By the last part of its address; undefined when there is none, or none any more. */
    async find(name: string): Promise<PhotoFile | undefined> {
      const known = kept.get(name);
      if (known) return known;
      let reading = underWay.get(name);
      if (!reading) {
        const begun = read(name).finally(() => {
          if (underWay.get(name) === begun) underWay.delete(name);
        });
        reading = begun;
        underWay.set(name, begun);
        void begun.then(
          (file) => {
            if (file && underWay.get(name) === begun) kept.set(name, file);
          },
          () => {},
        );
      }
      return await reading;
    },

    /** Reads all of them again, those too that are being read. */
    forget(): void {
      kept.clear();
      underWay.clear();
    },
  };
}
