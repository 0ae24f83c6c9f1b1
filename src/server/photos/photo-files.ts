import type { ExpressionBuilder } from "kysely";
import { LRUCache } from "lru-cache";
import { type PhotoFormat, readPhotoFile } from "#domain/photo/photo";
import type { Database } from "../database/database";
import type { Tables } from "../database/tables";

const KEPT_BYTES = 16 * 1024 * 1024;

export type PhotoFile = { bytes: Uint8Array; format: PhotoFormat };

export type PhotoFiles = ReturnType<typeof createPhotoFiles>;

/** The sizes of photographs as they are fetched; what strangers ask for most stays in memory, until anything changes. */
export function createPhotoFiles(db: Database) {
  const kept = new LRUCache<string, PhotoFile>({ maxSize: KEPT_BYTES, sizeCalculation: ({ bytes }) => bytes.byteLength });
  const underWay = new Map<string, Promise<PhotoFile | undefined>>();

  async function read(name: string, viewer: PhotoViewer): Promise<PhotoFile | undefined> {
    const wanted = readPhotoFile(name);
    if (!wanted) return undefined;
    const { address, width, format } = wanted;
    const { library, voices } = selectSeen(db, viewer);
    const ofVoices = voices.select(({ fn, val }) => fn.coalesce("photo_hash", val("")).as("hash")).where("photo_hash", "=", address);
    const hashes = library.select("hash").where("address", "=", address).unionAll(ofVoices);
    const sized = db.selectFrom("photo_files").select("bytes").where("width", "=", width).where("format", "=", format);
    const row = await sized.where("hash", "in", hashes).executeTakeFirst();
    return row && { bytes: row.bytes, format };
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
    findPicture: async (id: string, viewer: PhotoViewer): Promise<{ address: string; width: number } | undefined> =>
      await selectSeen(db, viewer).library.select(["address", "width"]).where("id", "=", id).executeTakeFirst(),

    /** Asks anew what strangers may see, also of what is being read. */
    forget(): void {
      kept.clear();
      underWay.clear();
    },
  };
}

// The one place for which photographs strangers may see (decision 040).

/** Who asks for a photograph: strangers see what something public shows now, administrators all there are. */
type PhotoViewer = "stranger" | "administrator";

/** The pictures of the library and of customers that somebody may see, by what names their bytes. */
function selectSeen(db: Database, viewer: PhotoViewer) {
  const isStranger = viewer === "stranger";
  const library = db.selectFrom("photos").where("deleted_at", "is", null);
  const voices = db.selectFrom("voices").where("photo_hash", "is not", null);
  return {
    library: isStranger ? library.where(isShown) : library,
    voices: isStranger ? voices.where("state", "=", "published").where("has_shown_photo", "=", 1) : voices,
  };
}

/** A public page, a public work or somebody of whom visitors read shows it: its uses, and the states of these. */
function isShown(photo: ExpressionBuilder<Tables, "photos">) {
  const uses = photo.selectFrom("photo_uses").select("photo_uses.photo_id").whereRef("photo_uses.photo_id", "=", "photos.id");
  const pages = uses.innerJoin("pages", "pages.id", "photo_uses.user_id");
  const works = uses.innerJoin("works", "works.id", "photo_uses.user_id");
  const technicians = uses.innerJoin("technicians", "technicians.id", "photo_uses.user_id");
  return photo.or([
    photo.exists(pages.where((eb) => eb.and({ user_kind: "page", "pages.status": "public", "pages.deleted_at": null }))),
    photo.exists(works.where((eb) => eb.and({ user_kind: "work", "works.state": "public", "works.deleted_at": null }))),
    photo.exists(technicians.where((eb) => eb.and({ user_kind: "technician", "technicians.is_shown": 1, "technicians.deleted_at": null }))),
  ]);
}
