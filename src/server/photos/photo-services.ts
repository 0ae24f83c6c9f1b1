import { listOldTags } from "../changes/purge-rule";
import type { Connection } from "../database/database";
import type { PurgeTags } from "../page-cache/cache-tags";
import { createPhotoFiles } from "./photo-files";
import { createPhotoIntake, type PreparePhoto } from "./photo-intake";
import { createPhotoStore } from "./photo-store";

export type PhotoServices = ReturnType<typeof createPhotoServices>;

/** The library of photographs, what brings them in, and what hands their bytes out. */
export function createPhotoServices(connection: Connection, purge: PurgeTags, prepare: PreparePhoto) {
  const photoFiles = createPhotoFiles(connection.db);
  const photos = createPhotoStore(connection, (id) => {
    photoFiles.forget();
    purge(listOldTags([{ kind: "photo", id }], () => false));
  });
  return { photos, photoFiles, photoIntake: createPhotoIntake(photos, prepare) };
}
